import { page } from '#data/page/page.ts'

/** What customers are given. */
export const pages = [
  page({
    pattern: '/me/coupon',
    auth: 'L',
    share: 'N',
    query: ['tab'],
    pulls: true,
    load: () => import('./my-coupons.tsx').then((m) => m.MyCouponsScreen),
  }),
  page({
    pattern: '/coupon/:planNumber',
    auth: 'W',
    share: 'O',
    pulls: true,
    load: () => import('./coupon.tsx').then((m) => m.CouponScreen),
  }),
  page({
    pattern: '/delay-coupon/:id',
    auth: 'L',
    share: 'N',
    query: ['back'],
    load: () => import('./delay.tsx').then((m) => m.DelayScreen),
  }),
  page({
    pattern: '/me/goods',
    auth: 'L',
    share: 'N',
    query: ['id'],
    pulls: true,
    load: () => import('./goods.tsx').then((m) => m.GoodsScreen),
  }),
]
