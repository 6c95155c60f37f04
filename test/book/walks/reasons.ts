import type { Access } from '#api/shapes.ts'
import type { Place, Walk } from '#test/e2e/kit/place.ts'

type Known<T> = T extends string ? (string extends T ? never : T) : never
/** The reasons in the contract. */
type Reason = Known<Exclude<Access['reason'], undefined>>

interface Closed extends Omit<Walk, 'places'> {
  path: string
  says: string
}

/** A lesson readable only by buyers of an R3 course. */
const LESSON = '/course/C110/lesson/C110-03'

/** For each reason, a customer who gets it from the service, and the address. product §0.3 */
const closed: Readonly<Record<Reason, Closed>> = {
  NEED_LOGIN: { who: 'nobody yet', path: LESSON, says: '请先登录' },
  NEED_MOBILE: { who: 'a visitor without a number', visitor: 'o-book', path: LESSON, says: '请先绑定手机号' },
  NEED_EVAL: { who: 'not evaluated', signedInAs: '13800000001', path: LESSON, says: '请先完成风险测评' },
  EVAL_EXPIRED: {
    who: 'evaluated long ago',
    signedInAs: '13800000006',
    path: LESSON,
    says: '您的风险测评已过期，请重新测评',
  },
  LEVEL_MISMATCH: {
    who: 'of the lowest class',
    signedInAs: '13800000003',
    path: LESSON,
    says: '该服务风险等级高于您的风险承受能力',
  },
  NEED_REALNAME: { who: 'not certified', signedInAs: '13800000001', path: '/live/LR25', says: '请先完成实名认证' },
  NOT_PURCHASED: {
    who: 'well evaluated',
    signedInAs: '13800000004',
    path: '/course/C101/lesson/C101-04',
    says: '该内容报名后可学习',
  },
  EXPIRED: {
    who: 'whose service is over',
    signedInAs: '13800000002',
    path: '/course/C106/lesson/C106-03',
    says: '到期',
  },
  NOT_WHITELISTED: { who: 'on no list', signedInAs: '13800000001', path: '/live/LR26', says: '该功能暂未对您开放' },
  NEED_FOLLOW: { who: 'no follower', signedInAs: '13800000001', path: '/live/LR24', says: '关注公众号后可用' },
  SOLD_OUT: {
    who: 'too late',
    signedInAs: '13800000004',
    path: '/course/C112/lesson/C112-02',
    says: '名额已满',
  },
}

/** Services not on sale, which say so in place of the button; an offer prepared for one customer. */
const offers: readonly Place[] = [
  { name: '已售罄', path: '/course/C112', says: '已售罄' },
  { name: '未开售', path: '/course/C114', says: '开售' },
  { name: '已下架', path: '/course/C111', says: '下架' },
  { name: '专属链接', path: '/strategy-link/OL0004A', main: true },
]

export const reasons: readonly Walk[] = [
  ...Object.entries(closed).map(([reason, { path, says, ...visitor }]): Walk => ({
    ...visitor,
    places: [{ name: `无权限·${reason}`, path, says, bare: true }],
  })),
  { who: 'a customer', signedInAs: '13800000004', places: offers },
]
