import type { SignShape } from './sign.tsx'

/** The signs of the application's menus, one meaning each. */
export const signs = {
  series: {
    meaning: '系列课',
    shape: 'M5 9h14a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1z',
    line: 'M6.5 6.25h11M8.5 3.5h7M10.5 12v5l4-2.5z',
  },
  category: {
    meaning: '课程分类',
    shape: 'M4.5 4.5h6v6h-6z',
    line: 'M13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z',
  },
  study: {
    meaning: '我的课程',
    shape: 'M3 9.5 12 5l9 4.5-9 4.5z',
    line: 'M7 11.75V16c1.25 1.25 3 1.75 5 1.75s3.75-.5 5-1.75v-4.25M21 9.5V14.5',
  },
  notebook: {
    meaning: '学习记录',
    shape: 'M7 4h11a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H7z',
    line: 'M7 4v16M4.75 8H7M4.75 12H7M4.75 16H7M10.5 8.5h5M10.5 12h5',
  },
  strategy: {
    meaning: '我的策略',
    shape: 'M4.5 5h15a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z',
    line: 'M9 20h6M12 16.5V20M7 12.5l3-3 2.5 2 4-4',
  },
  order: {
    meaning: '我的订单',
    shape: 'M6 4.75h12a1 1 0 0 1 1 1V19.5a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V5.75a1 1 0 0 1 1-1z',
    line: 'M9 3.25h6v3H9zM8.5 11h7M8.5 15h4.5',
  },
  pool: {
    meaning: '股池',
    shape: 'M12 4l8.5 4.25L12 12.5 3.5 8.25z',
    line: 'M3.5 12.25 12 16.5l8.5-4.25M3.5 16.25l8.5 4.25 8.5-4.25',
  },
  diagnose: {
    meaning: 'AI诊股',
    shape: 'M12 3.75a8.25 8.25 0 1 0 0 16.5 8.25 8.25 0 0 0 0-16.5z',
    line: 'M6.5 12.25h2.75l1.75-4 2.5 7.5 1.5-3.5h2.5',
  },
  question: {
    meaning: '股票问答',
    shape: 'M4.5 4.5h15v11.25H13l-4 3.75v-3.75H4.5z',
    line: 'M10 8.75a2 2 0 1 1 2.75 1.85c-.5.2-.75.5-.75 1M12 13.5h.01',
  },
  invoice: { meaning: '开发票', shape: 'M6 3.75h12v16.5l-3-2-3 2-3-2-3 2z', line: 'M9 8.25h6M9 12h6' },
  gauge: {
    meaning: '风险测评',
    shape: 'M4 18.25v-1.75a8 8 0 0 1 16 0v1.75z',
    line: 'M12 16.5l3.75-5M7 15.5h.01M12 11h.01M17 15.5h.01',
  },
  news: {
    meaning: '资讯',
    shape: 'M4 5h12.5v14H5a1 1 0 0 1-1-1z',
    line: 'M16.5 9H20v9a1 1 0 0 1-1 1h-2.5M7 9h6.5M7 12.25h6.5M7 15.5h4',
  },
  shield: {
    meaning: '投资者保护',
    shape: 'M12 3.5l7 2.75v5c0 4.25-2.75 7.5-7 9.25-4.25-1.75-7-5-7-9.25v-5z',
    line: 'M9 11.75l2.25 2.25 4-4',
  },
  certificate: {
    meaning: '资质公示',
    shape: 'M12 17.25a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z',
    line: 'M8 15.5H5a1 1 0 0 1-1-1v-9.5a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1h-3M10 17v3.75l2-1.25 2 1.25V17M8 7.5h8',
  },
  people: {
    meaning: '从业人员',
    shape: 'M9 11.5a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5z',
    line: 'M3.5 19c.4-3 2.5-4.75 5.5-4.75s5.1 1.75 5.5 4.75M15.5 5.25a3.25 3.25 0 0 1 0 6.25M17 14.5c2 .5 3.2 2.1 3.5 4.5',
  },
  building: {
    meaning: '走进公司',
    shape: 'M5.5 20V5a1 1 0 0 1 1-1h6.5a1 1 0 0 1 1 1v15z',
    line: 'M14 9.5h3.5a1 1 0 0 1 1 1V20M3.5 20h17M8.25 8h3M8.25 11.5h3M8.25 15h3',
  },
  download: {
    meaning: '离线可看',
    shape: 'M5 16.5h14V19a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1z',
    line: 'M12 4v9M8 9.5 12 13.5l4-4',
  },
  profile: {
    meaning: '个人资料',
    shape: 'M12 20.25a8.25 8.25 0 1 0 0-16.5 8.25 8.25 0 0 0 0 16.5z',
    line: 'M12 12.5a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5zM6.75 18c.75-2.25 2.75-3.25 5.25-3.25s4.5 1 5.25 3.25',
  },
  key: {
    meaning: '账号安全',
    shape: 'M8 16a4.25 4.25 0 1 0 0-8.5A4.25 4.25 0 0 0 8 16z',
    line: 'M12.25 11.75h8v3.25M16.5 11.75v2.5M8 11.75h.01',
  },
  idCard: {
    meaning: '实名信息',
    shape: 'M4 5.5h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1z',
    line: 'M8.5 11.75a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5zM5.75 15.5c.3-1.4 1.3-2 2.75-2s2.45.6 2.75 2M14.5 10H18M14.5 13.5H18',
  },
  mapPin: {
    meaning: '收货地址',
    shape: 'M12 20.5c4-4.25 6-7.5 6-10.25a6 6 0 1 0-12 0c0 2.75 2 6 6 10.25z',
    line: 'M12 12.5a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5z',
  },
  gear: {
    meaning: '设置',
    shape:
      'M10.6 3.75h2.8l.5 2.3 1.9 1.1 2.25-.7 1.4 2.4-1.75 1.6v2.1l1.75 1.6-1.4 2.4-2.25-.7-1.9 1.1-.5 2.3h-2.8l-.5-2.3-1.9-1.1-2.25.7-1.4-2.4 1.75-1.6v-2.1l-1.75-1.6 1.4-2.4 2.25.7 1.9-1.1z',
    line: 'M12 14.25a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5z',
  },
  gift: {
    meaning: '我的奖品',
    shape: 'M5 11h14v8a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1z',
    line: 'M4 7.5h16V11H4zM12 7.5V20M12 7.5c-1.5-4-6-3.5-5-1 .5 1 2.5 1 5 1zm0 0c1.5-4 6-3.5 5-1-.5 1-2.5 1-5 1z',
  },
  reply: {
    meaning: '回复我的',
    shape: 'M5 5h14a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-8l-4 3.5V16H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z',
    line: 'M11 8l-3 2.5 3 2.5M8 10.5h5a3 3 0 0 1 3 2.75',
  },
  bell: {
    meaning: '消息',
    shape: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15z',
    line: 'M10 20.5h4M12 3v2',
  },
  bubbles: {
    meaning: '圈子',
    shape:
      'M4 5.25h11a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1-1.5 1.5H9l-3.75 3v-3H4a1.5 1.5 0 0 1-1.5-1.5v-6A1.5 1.5 0 0 1 4 5.25z',
    line: 'M12 17.25h3.75l3 2.25v-2.25H20a1.5 1.5 0 0 0 1.5-1.5V10.5A1.5 1.5 0 0 0 20 9',
  },
  headset: {
    meaning: '客服中心',
    shape: 'M4.75 13h3v5.25h-2a1 1 0 0 1-1-1zM19.25 13h-3v5.25h2a1 1 0 0 0 1-1z',
    line: 'M4.75 13v-1a7.25 7.25 0 0 1 14.5 0v1M18.5 18.25c0 1.5-1.75 2.25-4.5 2.25',
  },
  megaphone: {
    meaning: '投诉',
    shape: 'M4 9.5h4L17 5v14l-9-4.5H4z',
    line: 'M8 14.5v4a1 1 0 0 0 1 1h1.25a1 1 0 0 0 1-1v-2.5M20 9.5a3.5 3.5 0 0 1 0 5',
  },
  adviser: {
    meaning: '我的投顾',
    shape: 'M12 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z',
    line: 'M5 20c.4-4 3-6 7-6s6.6 2 7 6M12 14v2.5l-1.25 1.5L12 20l1.25-2L12 16.5',
  },
  coupon: {
    meaning: '优惠券',
    shape: 'M4 7h16v3.25a1.75 1.75 0 0 0 0 3.5V17H4v-3.25a1.75 1.75 0 0 0 0-3.5z',
    line: 'M14 7v2M14 11v2M14 15v2',
  },
  calendarCheck: {
    meaning: '签到',
    shape: 'M5 6h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1z',
    line: 'M8 4v4M16 4v4M4 10h16M9 14.75l2.25 2.25 4-4',
  },
  medal: {
    meaning: '积分',
    shape: 'M12 20.25a5.25 5.25 0 1 0 0-10.5 5.25 5.25 0 0 0 0 10.5z',
    line: 'M8.5 11 6 4h4l2 5.5L14 4h4l-2.5 7M10.25 15l1.25 1.25 2.25-2.5',
  },
  trial: {
    meaning: '体验服务',
    shape: 'M7 4h10v3.5c0 2-2 3.25-5 4.5-3-1.25-5-2.5-5-4.5z',
    line: 'M5.5 4h13M5.5 20h13M7 20v-3.5c0-2 2-3.25 5-4.5 3 1.25 5 2.5 5 4.5V20',
  },
  exchange: {
    meaning: '兑换',
    shape: 'M4 9.5h6v5H4z',
    line: 'M13 7.5h7l-2.5-2.5M20 16.5h-7l2.5 2.5M14 12h6',
  },
  broker: {
    meaning: '券商开户',
    shape: 'M4 10 12 4.5 20 10z',
    line: 'M6.5 10v7.5M12 10v7.5M17.5 10v7.5M4 20h16',
  },
  folder: {
    meaning: '素材库',
    shape: 'M4 7a1 1 0 0 1 1-1h4.5l2 2.5H19a1 1 0 0 1 1 1V18a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1z',
    line: 'M4 11h16M9 15h6',
  },
  cup: {
    meaning: '我的奖励',
    shape: 'M7.5 4.5h9v5a4.5 4.5 0 0 1-9 0z',
    line: 'M7.5 6H4.5c0 3 1.25 4.5 3.25 4.75M16.5 6h3c0 3-1.25 4.5-3.25 4.75M12 14v3M8.5 19.75h7M10 17h4',
  },
  parcel: {
    meaning: '我的礼品',
    shape: 'M4.5 8.5 12 5l7.5 3.5v8L12 20l-7.5-3.5z',
    line: 'M4.5 8.5 12 12l7.5-3.5M12 12v8M8.25 6.75l7.5 3.5',
  },
  crown: {
    meaning: '会员',
    shape: 'M4.5 8.5l4 3.5L12 6l3.5 6 4-3.5-1.5 8.5h-12z',
    line: 'M6 19.75h12',
  },
  practice: {
    meaning: '模拟交易',
    shape: 'M4 5.5h16v10H4z',
    line: 'M7 12.5v-2M10.5 12.5V8.5M14 12.5V10M17 12.5V8M8.5 19h7M12 15.5V19',
  },
  calculator: {
    meaning: '算一算',
    shape: 'M8 7h8v3H8z',
    line: 'M6 4h12a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM8.5 14h.01M12 14h.01M15.5 14h.01M8.5 17h.01M12 17h3.5',
  },
  dictionary: {
    meaning: '投资词典',
    shape: 'M6 4h13v13H6.5A1.5 1.5 0 0 0 5 18.5V5a1 1 0 0 1 1-1z',
    line: 'M5 18.5A1.5 1.5 0 0 0 6.5 20H19v-3M9.5 13.5 12 7l2.5 6.5M10.25 11.5h3.5',
  },
  rerun: {
    meaning: '我的回测',
    shape: 'M4 4.5h16v11H4z',
    line: 'M7 12.5l3-3 2.5 2 4-4.5M9 19.5h6M12 15.5v4',
  },
  more: {
    meaning: '更多',
    shape: 'M12 20.25a8.25 8.25 0 1 0 0-16.5 8.25 8.25 0 0 0 0 16.5z',
    line: 'M8 12h.01M12 12h.01M16 12h.01',
  },
} as const satisfies Readonly<Record<string, SignShape>>

/** A sign by its name; the server names some. */
export type SignName = keyof typeof signs

export function isSign(name: string): name is SignName {
  return Object.hasOwn(signs, name)
}
