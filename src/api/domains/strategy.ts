export * from '#api/domains/strategy/coupon.ts'
export * from '#api/domains/strategy/pool.ts'
export * from '#api/domains/strategy/shown.ts'
export * from '#api/domains/strategy/simulate.ts'
