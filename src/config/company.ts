/**
 * Facts about the company for a few pages of the site, beyond brand.ts, which every page loads. Sample values too: the
 * operator replaces them before launch. Amounts in fen. SI-06, SI-10, law §6
 */

export const register = [
  ['成立日期', '2010 年 6 月（示例）'],
  ['注册资本', '10,000 万元（示例）'],
  ['法定代表人', '示例'],
] as const

export const history = [
  ['2010 年', '公司成立。'],
  ['2012 年', '取得证券投资咨询业务资格。'],
  ['2016 年', '开设投资者教育课堂，课程向公众免费开放。'],
  ['2020 年', '上线风险测评与适当性匹配，先匹配、后服务。'],
  ['2023 年', '推出长辈版：更大的字号，更少的步骤。'],
  ['2026 年', '课程与文章支持离线阅读。'],
] as const

export const honours = [
  ['2019 年', '示例市投资者教育示范单位（示例）'],
  ['2022 年', '示例省投教作品评选优秀奖（示例）'],
  ['2024 年', '互联网应用适老化改造案例（示例）'],
] as const

export const organisation = [
  ['股东会、董事会', '决定经营方针，监督管理层。'],
  ['合规总监', '由董事会聘任，直接向董事会负责，独立于业务部门。'],
  ['研究部', '研究方法与数据，撰写研究依据。'],
  ['投资顾问部', '由登记的投资顾问提供服务，每次服务留有记录。'],
  ['合规风控部', '审核内容与营销用语，检查适当性匹配。'],
  ['客户服务部', '独立回访，受理咨询与投诉。'],
  ['信息技术部', '系统运行与信息安全。'],
] as const

export const shareholders = [
  { name: '示例控股有限公司', shareRate: 0.6 },
  { name: '示例信息技术有限公司', shareRate: 0.25 },
  { name: '示例员工持股平台（有限合伙）', shareRate: 0.15 },
] as const

export const shareholderNote = '以下为示例数据。股东与实际控制人发生变更时，我们及时更新本页并依法报告。'

/** The account that fees are paid into; its holder is the company. */
export const account = { bank: '示例银行示例支行', number: '示例 0000 0000 0000 0000' } as const

/** The price of a service: the lowest and the highest of its kind, for its term, in fen. */
export interface Tariff {
  service: string
  /** Kinds of sku that it covers. product §0.2 */
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

/** The privacy policies of contracted recipients of information. */
export const receivers = {
  esign: 'https://esign.example.com/privacy',
  sms: 'https://sms.example.com/privacy',
  captcha: 'https://captcha.example.com/privacy',
  storage: 'https://storage.example.com/privacy',
  broker: 'https://broker.example.com/privacy',
  logistics: 'https://logistics.example.com/privacy',
  ads: 'https://ads.example.com/privacy',
  invoice: 'https://invoice.example.com/privacy',
} as const
