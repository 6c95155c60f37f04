export * from './strategy/coupon.ts'
export * from './strategy/pool.ts'
export * from './strategy/shown.ts'
export * from './strategy/simulate.ts'
