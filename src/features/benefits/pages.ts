import { page } from '#data/page/page.ts'

/** Benefits of customers. */
export const pages = [
  page({
    pattern: '/me/gift',
    auth: 'W',
    share: 'O',
    pulls: true,
    load: () => import('./gifts.tsx').then((m) => m.GiftsScreen),
  }),
  page({
    pattern: '/gift/:number',
    auth: 'W',
    share: 'O',
    pulls: true,
    load: () => import('./gift.tsx').then((m) => m.GiftScreen),
  }),
  page({
    pattern: '/checkin',
    auth: 'L',
    share: 'N',
    pulls: true,
    load: () => import('./check-in.tsx').then((m) => m.CheckInScreen),
  }),
  page({
    pattern: '/me/reward',
    auth: 'L',
    share: 'N',
    query: ['month'],
    pulls: true,
    load: () => import('./reward.tsx').then((m) => m.RewardScreen),
  }),
  page({
    pattern: '/me/points',
    auth: 'L',
    share: 'N',
    query: ['activity'],
    pulls: true,
    load: () => import('./points.tsx').then((m) => m.PointsScreen),
  }),
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
