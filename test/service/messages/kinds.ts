/**
 * The kinds of service message: title, pattern of the page it opens, and the subscription that turns it off (none: it
 * is always sent). `waits`: in the quiet hours it is delayed until the morning. product §2.19
 */
export const kinds = {
  roomBegun: { title: '直播开播提醒', page: '/live/:roomId', sub: 'LIVE' },
  answered: { title: '提问已回答', page: '/chat/:chatId/qa/:messageId' },
  poolChanged: { title: '股池更新', page: '/strategy-pool/:poolId', sub: 'POOL', waits: true },
  caseChanged: { title: '案例更新', page: '/case/channel/:channelId', sub: 'CASE', waits: true },
  toSign: { title: '合同待签署', page: '/order/:orderNumber/sign', sub: 'ORDER' },
  toPay: { title: '订单即将关闭', page: '/order/:orderNumber/pay', sub: 'ORDER' },
  paid: { title: '支付成功', page: '/order/:orderNumber', sub: 'ORDER' },
  ending: { title: '服务到期提醒', page: '/order/:orderNumber', sub: 'ORDER', waits: true },
  evaluationEnding: { title: '风险测评将过期', page: '/suitability', waits: true },
  refund: { title: '退款进度', page: '/refund/:refundNumber', sub: 'REFUND' },
  invoiced: { title: '发票已开好', page: '/invoice', sub: 'ORDER' },
  visit: { title: '服务回访', page: '/order/:orderNumber/feedback', sub: 'ORDER', waits: true },
  sent: { title: '奖品发货通知', page: '/me/goods' },
  couponEnding: { title: '优惠券将过期', page: '/me/coupon', waits: true },
  notice: { title: '公司公告', page: '/compliance/:activeMenu/detail', sub: 'NOTICE', waits: true },
  prize: { title: '中奖通知', page: '/me/prize' },
  applyWaits: { title: '申请待填写地址', page: '/me/goods' },
  complaint: { title: '投诉进度', page: '/complaint' },
} as const satisfies Readonly<Record<string, Kind>>

interface Kind {
  title: string
  page: string
  sub?: 'LIVE' | 'POOL' | 'CASE' | 'ORDER' | 'REFUND' | 'NOTICE'
  waits?: true
}

export type MessageKind = keyof typeof kinds

/** An event to announce: when (epoch ms), to whom, and the page it opens. */
export interface Announcement {
  kind: MessageKind
  at: number
  userId: string
  text: string
  path: string
}
