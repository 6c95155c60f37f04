/** The views of the cases: open ones, and gains and losses of closed ones with equal weight. PL-01 */
export const tabs = [
  { key: 'current', label: '进行中' },
  { key: 'gain', label: '盈利案例' },
  { key: 'loss', label: '亏损案例' },
] as const
export type CaseTab = (typeof tabs)[number]['key']

/** The text of a shared case: no stock, no figure. product §2.21, law §4 */
export const CARD = { title: '案例复盘', desc: '学习选股逻辑 · 投资有风险' }

export const LEARNING_ONLY = '历史案例仅用于投教复盘，过往表现不预示未来，不构成投资建议'
