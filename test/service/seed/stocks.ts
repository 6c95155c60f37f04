import type { Quote } from '#api/shapes.ts'

/** Fictional stocks, one per way a quote can look. `asOf` is filled in by the content. */
export const stocks: readonly Omit<Quote, 'asOf'>[] = [
  { symbol: 'SH600901', name: '江岸食品', price: 28.46, changeRate: 0.0213, changeAmt: 0.59 },
  { symbol: 'SH600902', name: '北辰能源', price: 9.12, changeRate: -0.0341, changeAmt: -0.32 },
  { symbol: 'SZ000901', name: '云岭医药', price: 41.8, changeRate: 0, changeAmt: 0 },
  { symbol: 'SZ300901', name: '海图软件', price: 17.35, suspended: true },
  { symbol: 'BJ920901', name: '新港物流', price: 6.77, changeRate: 0.1038, changeAmt: 0.64 },
  { symbol: 'SH510901', name: '宽基指数ETF示例', price: 1.236, changeRate: -0.0024, changeAmt: -0.003 },
  { symbol: 'SZ002901', name: '青禾电器' },
]
