/** The customer's coupons. BE-01 */
export const MY_COUPONS = '/me/coupon'

/** Where a coupon of a campaign is claimed. BE-02 */
export const couponHref = (planNumber: string): string => `/coupon/${encodeURIComponent(planNumber)}`

/** A coupon that extends the service of an order. BE-03 */
export const delayHref = (couponId: string): string => `/delay-coupon/${encodeURIComponent(couponId)}`

/** The customer's gifts. BE-04 */
export const MY_GIFTS = '/me/gift'

/** A gift, where it is taken. BE-04 */
export const giftHref = (number: string): string => `/gift/${encodeURIComponent(number)}`

/** The membership. BE-05 */
export const VIP = '/vip'

/** Checking in. BE-06 */
export const CHECK_IN = '/checkin'

/** What was gained in a month ('YYYY-MM'), or in this one. BE-07 */
export const rewardHref = (month?: string): string => `/me/reward${month === undefined ? '' : `?month=${month}`}`

/** Points. BE-08 */
export const POINTS = '/me/points'
