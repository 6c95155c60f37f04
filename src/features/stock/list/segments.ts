/** The segments of 股票. ST-01 */
export const segments = [
  { key: 'mine', label: '自选' },
  { key: 'pool', label: '股池' },
  { key: 'strategy', label: '策略' },
  { key: 'diagnose', label: '诊断' },
] as const
export type Segment = (typeof segments)[number]['key']
