/** 策略广场. SG-01 */
export const STRATEGIES = '/strategy'

/** One strategy. SG-02 */
export function strategyHref(strategyId: string): string {
  return `${STRATEGIES}/${encodeURIComponent(strategyId)}`
}

/** Its trades. SG-03 */
export function strategyTradesHref(strategyId: string): string {
  return `${strategyHref(strategyId)}/trade`
}

/** Its back-test. SG-04 */
export function backTestHref(strategyId: string): string {
  return `${strategyHref(strategyId)}/backtest`
}

/** 策略股票池. SG-05 */
export const STRATEGY_POOLS = '/strategy-pool'

/** 策略套餐. SG-07 */
export const PACKAGES = '/strategy-package'

export function packageHref(packageId: string): string {
  return `${PACKAGES}/${encodeURIComponent(packageId)}`
}

/** A stock pool of a strategy. SG-06 */
export function strategyPoolHref(poolId: string): string {
  return `${STRATEGY_POOLS}/${encodeURIComponent(poolId)}`
}

/** The result of a stock selection rule. SG-16 */
export function selectionHref(code: string): string {
  return `/selection/${encodeURIComponent(code)}`
}

/** The strategies a customer follows. SG-11 */
export const MY_STRATEGIES = '/me/strategy'

/** A tab of a followed strategy. SG-12 */
export type MyStrategyTab = 'revenue' | 'today' | 'record' | 'channel'

/** A followed strategy, by the id of the subscription; without a tab its overview. SG-12 */
export function myStrategyHref(id: string, tab?: MyStrategyTab): string {
  return [MY_STRATEGIES, encodeURIComponent(id), tab].filter(Boolean).join('/')
}

/** 我的申请. SG-10 */
export const STRATEGY_APPLIES = '/me/strategy-apply'

/** One application for a strategy. SG-09 */
export function strategyApplyHref(id: string): string {
  return `/strategy-apply/${encodeURIComponent(id)}`
}

/** 策略体验券. SG-08 */
export const STRATEGY_COUPONS = '/strategy-coupon'

/** One coupon, and what it opens. SG-08 */
export function strategyCouponHref(couponId: string): string {
  return `${STRATEGY_COUPONS}?id=${encodeURIComponent(couponId)}`
}

/** 交易授权. SG-15 */
export const TRADE_AUTH = '/trade-auth'
