/** The menus of 安全与合规; the keys stand in addresses and never change. product SI-10 */
export const menus = [
  { key: 'license', title: '资质公示', lead: '我们是谁、凭什么开展业务，以及您怎样自己核验。' },
  { key: 'staff', title: '从业人员', lead: '为您服务的人员都应当在这里。' },
  { key: 'notice', title: '合规公告', lead: '与您权益有关的公告。' },
  { key: 'risk', title: '风险揭示书', lead: '签订任何服务协议之前，请完整阅读。' },
  { key: 'suitability', title: '适当性管理', lead: '把合适的服务提供给合适的投资者。' },
  { key: 'fee', title: '收费标准与账户', lead: '收多少、收到哪里，都在这里公示。' },
  { key: 'anti-fraud', title: '防非打非', lead: '识别仿冒，远离非法证券活动。' },
  { key: 'complaint', title: '投诉渠道', lead: '您的意见由谁受理、何时答复。' },
  { key: 'privacy', title: '隐私', lead: '我们怎样处理您的个人信息。' },
] as const

export type Menu = (typeof menus)[number]
export type MenuKey = Menu['key']

/** Name of the whole part. */
export const PART = '安全与合规'

/** The menu of a key; undefined for one that is none. */
export function menuOf(key: string): Menu | undefined {
  return menus.find((each) => each.key === key)
}

export function menuHref(key: MenuKey): string {
  return `/compliance/${key}`
}
