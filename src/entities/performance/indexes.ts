/** The indexes a strategy can be compared with. */
export const indexes = [
  { id: 'SH000300', name: '沪深300' },
  { id: 'SH000001', name: '上证指数' },
] as const
export type IndexId = (typeof indexes)[number]['id']
