import type { MenuKey } from '#lib/path/compliance-menus.ts'

/** A menu of 安全与合规. SI-10 */
export interface Menu {
  key: MenuKey
  title: string
  lead: string
}

const words: Readonly<Record<MenuKey, Omit<Menu, 'key'>>> = {
  license: { title: '资质公示', lead: '我们是谁、凭什么开展业务，以及您怎样自己核验。' },
  staff: { title: '从业人员', lead: '为您服务的人员都应当在这里。' },
  notice: { title: '合规公告', lead: '与您权益有关的公告。' },
  risk: { title: '风险揭示书', lead: '签订任何服务协议之前，请完整阅读。' },
  suitability: { title: '适当性管理', lead: '把合适的服务提供给合适的投资者。' },
  fee: { title: '收费标准与账户', lead: '收多少、收到哪里，都在这里公示。' },
  'anti-fraud': { title: '防非打非', lead: '识别仿冒，远离非法证券活动。' },
  complaint: { title: '投诉渠道', lead: '您的意见由谁受理、何时答复。' },
  privacy: { title: '隐私', lead: '我们怎样处理您的个人信息。' },
}

/** The name of this part of the site. */
export const PART = '安全与合规'

export function menuOf(key: MenuKey): Menu {
  return { key, ...words[key] }
}

export function menuHref(key: MenuKey): string {
  return `/compliance/${key}`
}
