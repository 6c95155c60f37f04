import { page } from '#data/page/page.ts'

/** Followed strategies, and how they are opened. */
export const pages = [
  page({
    pattern: '/me/strategy',
    auth: 'L',
    share: 'N',
    query: ['line'],
    pulls: true,
    load: () => import('./mine.tsx').then((m) => m.MineScreen),
  }),
  page({
    pattern: '/me/strategy/:id',
    auth: 'L',
    share: 'N',
    pulls: true,
    load: () => import('./owned/overview.tsx').then((m) => m.OverviewScreen),
  }),
  page({
    pattern: '/me/strategy/:id/revenue',
    auth: 'L',
    share: 'N',
    query: ['period'],
    pulls: true,
    load: () => import('./owned/revenue.tsx').then((m) => m.RevenueScreen),
  }),
  page({
    pattern: '/me/strategy/:id/today',
    auth: 'L',
    share: 'N',
    pulls: true,
    load: () => import('./owned/today.tsx').then((m) => m.TodayScreen),
  }),
  page({
    pattern: '/me/strategy/:id/record',
    auth: 'L',
    share: 'N',
    query: ['kind'],
    pulls: true,
    load: () => import('./owned/record.tsx').then((m) => m.RecordScreen),
  }),
  page({
    pattern: '/me/strategy/:id/channel',
    auth: 'L',
    share: 'N',
    pulls: true,
    load: () => import('./owned/channel.tsx').then((m) => m.ChannelScreen),
  }),
  page({
    pattern: '/me/strategy-apply',
    auth: 'L',
    share: 'N',
    pulls: true,
    load: () => import('./apply/applies.tsx').then((m) => m.AppliesScreen),
  }),
  page({
    pattern: '/strategy-apply/:id',
    auth: 'L',
    share: 'N',
    query: ['back'],
    load: () => import('./apply/apply.tsx').then((m) => m.ApplyScreen),
  }),
  page({
    pattern: '/strategy-coupon',
    auth: 'L',
    share: 'N',
    query: ['tab', 'id', 'flowId'],
    pulls: true,
    load: () => import('./coupon/coupons.tsx').then((m) => m.CouponsScreen),
  }),
  page({
    pattern: '/trade-auth',
    auth: 'L',
    share: 'N',
    load: () => import('./auth/auth.tsx').then((m) => m.AuthScreen),
  }),
]
