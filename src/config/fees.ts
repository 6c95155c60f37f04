/** What services cost and where fees are paid. Sample values: the operator replaces them before launch. product SI-10 */

/** The account that fees are paid into; its holder is the company. */
export const account = { bank: '示例银行示例支行', number: '示例 0000 0000 0000 0000' } as const

/** What a service costs: the lowest and the highest price of its kind, for its term, in fen. */
export interface Tariff {
  service: string
  /** Kinds of sku that it covers. product 0.2 */
  kinds: readonly string[]
  term: string
  fromFen: number
  toFen: number
}

export const tariffs: readonly Tariff[] = [
  { service: '课程', kinds: ['COURSE'], term: '7 天至 1 年', fromFen: 500, toFen: 300000 },
  { service: '专栏与资料', kinds: ['COLUMN'], term: '1 年', fromFen: 10000, toFen: 100000 },
  { service: '答疑小班', kinds: ['CHAT'], term: '30 至 120 天', fromFen: 10000, toFen: 400000 },
  { service: '策略服务', kinds: ['STRATEGY'], term: '90 天至 1 年', fromFen: 80000, toFen: 800000 },
  { service: '策略套餐', kinds: ['PACKAGE'], term: '1 年', fromFen: 200000, toFen: 1500000 },
  { service: '股票池', kinds: ['POOL'], term: '半年', fromFen: 100000, toFen: 1000000 },
]
