/** The views of a pool: current stocks, gains and losses of removed ones with equal weight, and the history. PL-05 */
export const tabs = [
  { key: 'now', label: '当前' },
  { key: 'gain', label: '盈利记录' },
  { key: 'loss', label: '亏损记录' },
  { key: 'notice', label: '动态' },
] as const
export type PoolTab = (typeof tabs)[number]['key']

export const ADVICE = '建议有时效，仅供本人参考；过往表现不预示未来，不构成对收益的承诺'

export const DELAYED = '延迟展示·非实时建议。仅展示结束满30天的历史记录，过往表现不预示未来，不构成投资建议'
