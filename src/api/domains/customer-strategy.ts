export * from '#api/domains/customer-strategy/running.ts'
export * from '#api/domains/customer-strategy/subscription.ts'
export * from '#api/domains/customer-strategy/trading.ts'
