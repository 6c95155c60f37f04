export * from './customer-strategy/running.ts'
export * from './customer-strategy/subscription.ts'
export * from './customer-strategy/trading.ts'
