import type { Sku } from '#api/shapes/order.ts'
import type { Course } from './content.ts'
import { REFUND_RULE } from './catalog.ts'
import { DAY } from './days.ts'
import { analysts } from './people.ts'
import { type StrategySeed, strategySeeds } from './strategy/catalog.ts'
import { packages } from './strategy/offers.ts'

/** What an order of it requires: always set for this service. */
type Gate = 'needEval' | 'needSign' | 'needFace' | 'needRealname'

/** A service of the catalogue; what the customer sees adds stock and the current price. */
export interface SkuSeed
  extends Omit<Sku, Gate | 'gifts' | 'stock' | 'riskDisclosure' | 'agreements'>, Record<Gate, boolean> {
  giftNumbers: readonly string[]
  /** Limited stock; unset: not counted. */
  quota?: number
  /** The course it opens. */
  courseNumber?: string
  strategies: readonly { strategyId: string; name: string }[]
  /** Starts the next morning, after preparation by the adviser; otherwise at once. */
  opensNextDay: boolean
}

const SERVICE_RULE =
  '自签约之日起 5 个工作日内，可书面通知解除合同并全额退款；之后按已服务天数计算应退金额，退款原路返回。'

interface Written {
  skuId: string
  name: string
  kind: SkuSeed['kind']
  riskLevel?: SkuSeed['riskLevel']
  priceFen: number
  serviceDays: number
  words: string
  more?: Partial<SkuSeed>
}

const ofStrategy = ({
  skuId,
  name,
  riskLevel,
  priceFen,
  serviceDays,
  strategyId,
  analysts: numbers,
  channels,
}: StrategySeed): Written => ({
  skuId,
  name: `${name}策略服务`,
  kind: 'STRATEGY',
  riskLevel,
  priceFen,
  serviceDays,
  words: '每个交易日收盘后更新策略观察，附调整理由与适用条件；服务期内由登记投资顾问答疑。',
  more: {
    analysts: analysts.filter(({ number }) => numbers.includes(number)),
    strategies: [{ strategyId, name }],
    opens: skuId === 'K301' ? { kind: 'CASES', id: 'CC01' } : { kind: 'STRATEGY', id: strategyId },
    opensNextDay: true,
    ...(channels.every(({ capacity, used }) => used >= capacity) && { saleStatus: 'SOLD_OUT' as const }),
  },
})

/** A package is as risky as the riskiest strategy in it. */
const ofPackage = ({
  packageId,
  skuId,
  name,
  priceFen,
  serviceDays,
  strategyIds,
}: (typeof packages)[number]): Written => {
  const inside = strategySeeds.filter(({ strategyId }) => strategyIds.some((each) => each === strategyId))
  return {
    skuId,
    name,
    kind: 'PACKAGE',
    riskLevel: inside.map(({ riskLevel }) => riskLevel).reduce((most, each) => (each > most ? each : most)),
    priceFen,
    serviceDays,
    words: '包含多条策略的服务，组合的风险等级按其中最高的一条确定，请确认与自身承受能力相符。',
    more: {
      strategies: inside.map(({ strategyId, name: strategy }) => ({ strategyId, name: strategy })),
      opens: { kind: 'PACKAGE', id: packageId },
      opensNextDay: true,
      splitOnly: skuId === 'K501',
    },
  }
}

/** Advisory services: all gates, contract and face check. product A28 */
const advisory: readonly Written[] = [
  ...strategySeeds.map(ofStrategy),
  ...packages.map(ofPackage),
  {
    skuId: 'K302',
    name: '示例行业轮动股池（半年）',
    kind: 'POOL',
    riskLevel: 'R4',
    priceFen: 498000,
    serviceDays: 180,
    words: '按行业景气变化维护观察股池，每只股票注明入池日期、依据与有效期。',
    more: { quota: 200, opens: { kind: 'POOL', id: 'RC02' } },
  },
  {
    skuId: 'K502',
    name: '示例策略服务（评级更新中）',
    kind: 'STRATEGY',
    priceFen: 398000,
    serviceDays: 180,
    words: '本服务的风险等级正在评定，评定完成前暂不能购买。',
  },
]

/** Learning services without a contract. */
const learning: readonly Written[] = [
  {
    skuId: 'K601',
    name: '投教资料礼盒与年度专栏',
    kind: 'COLUMN',
    riskLevel: 'R1',
    priceFen: 36800,
    serviceDays: 365,
    words: '年度专栏与一套纸质资料，资料按收货地址寄出，不含任何个股建议。',
    more: {
      needAddress: true,
      needEval: false,
      needSign: false,
      needFace: false,
      needRealname: false,
      giftNumbers: ['G101'],
      opens: { kind: 'COLUMN', id: 'CL1' },
    },
  },
  {
    skuId: 'K602',
    name: '财报研读小班（分笔支付）',
    kind: 'CHAT',
    riskLevel: 'R2',
    priceFen: 360000,
    serviceDays: 120,
    words: '小班研读公开财报，每周一次直播答疑；费用较高，仅支持分笔支付。',
    more: { splitOnly: true, needFace: false, quota: 30 },
  },
  {
    skuId: 'K603',
    name: '限额答疑小班',
    kind: 'CHAT',
    riskLevel: 'R1',
    priceFen: 12000,
    serviceDays: 30,
    words: '每期仅一个名额，用于一对一的学习答疑，不涉及个股。',
    more: { quota: 1, needEval: false, needSign: false, needFace: false, needRealname: false },
  },
  {
    skuId: 'K701',
    name: '交易规则体验课（7 天）',
    kind: 'COURSE',
    riskLevel: 'R1',
    priceFen: 990,
    serviceDays: 7,
    words: '七天读懂委托、竞价与费用。到期不自动续费。',
    more: {
      courseNumber: 'C102',
      originPriceFen: 2990,
      needEval: false,
      needSign: false,
      needFace: false,
      needRealname: false,
    },
  },
  {
    skuId: 'K702',
    name: '财报入门体验营（14 天）',
    kind: 'COURSE',
    riskLevel: 'R2',
    priceFen: 4900,
    serviceDays: 14,
    words: '两周读完一份年报的主要章节。到期不自动续费。',
    more: {
      opens: { kind: 'SERIES', id: 'SR02' },
      opensNextDay: true,
      needSign: false,
      needFace: false,
      needRealname: false,
    },
  },
]

/** The name of a service that is not a course. */
export function serviceTitle(skuId: string): string | undefined {
  return [...advisory, ...learning].find((each) => each.skuId === skuId)?.name
}

function service({ skuId, words, more, ...rest }: Written): SkuSeed {
  return {
    skuId,
    skuNumber: skuId.replace('K', 'N'),
    coverUrl: `/files/covers/${skuId}.svg`,
    saleStatus: 'ON',
    serviceDescHtml: `<p>${words}</p><p>股市有风险，投资需谨慎。</p>`,
    refundRuleText: SERVICE_RULE,
    analysts: analysts.slice(0, 1),
    needEval: true,
    needSign: true,
    needFace: true,
    needRealname: true,
    needAddress: false,
    splitOnly: false,
    giftNumbers: [],
    strategies: [],
    opensNextDay: false,
    ...rest,
    ...more,
  }
}

/** A paid course: no contract; an evaluation where its level requires one. */
function ofCourse(course: Course): SkuSeed {
  const needEval = course.riskLevel !== 'R1'
  return {
    skuId: course.skuId,
    skuNumber: course.skuId.replace('K', 'N'),
    name: course.title,
    kind: 'COURSE',
    ...(course.riskLevel !== undefined && { riskLevel: course.riskLevel }),
    coverUrl: course.coverUrl,
    priceFen: course.priceFen,
    ...(course.originPriceFen !== undefined && { originPriceFen: course.originPriceFen }),
    serviceDays: 365,
    saleStatus: course.saleStatus ?? 'ON',
    ...(course.saleStartAt !== undefined && { saleStartAt: course.saleStartAt }),
    serviceDescHtml: course.introHtml,
    refundRuleText: REFUND_RULE,
    analysts: course.analysts,
    needEval,
    needSign: course.skuId === 'K110',
    needFace: false,
    needRealname: course.skuId === 'K110',
    needAddress: false,
    splitOnly: false,
    giftNumbers: course.skuId === 'K105' ? ['G101'] : [],
    strategies: [],
    opensNextDay: false,
    courseNumber: course.number,
  }
}

/** Everything on sale; a free course is not sold. */
export function createSkus(courses: readonly Course[]): ReadonlyMap<string, SkuSeed> {
  const paid = courses.filter(({ priceFen }) => priceFen > 0).map(ofCourse)
  return new Map([...paid, ...[...advisory, ...learning].map(service)].map((sku) => [sku.skuId, sku]))
}

/** Campaigns and their skus; days count from the service's today. */
export const campaigns = (today: number) =>
  [
    { code: 'PM101', name: '交易规则体验季', skuId: 'K701', from: -10, to: 50 },
    { code: 'PM102', name: '年报季体验营', skuId: 'K702', from: -5, to: 30 },
    { code: 'PM103', name: '去年的体验季', skuId: 'K701', from: -400, to: -300 },
  ].map(({ from, to, ...each }) => ({ ...each, startAt: today + from * DAY, endAt: today + to * DAY }))

/** Orders that sales prepared for one customer, valid for a while. */
export const orderLinks = (today: number) => [
  { code: 'OL0004A', skuId: 'K301', userId: 'U000004', sales: 'S100', expireAt: today + 30 * DAY },
  { code: 'OL0004B', skuId: 'K301', userId: 'U000004', sales: 'S100', expireAt: today - DAY },
]

/** Codes that give a coupon. */
export const redeemCodes = [
  { code: 'STUDY2026A', planNumber: 'CP101' },
  { code: 'STUDY2026B', planNumber: 'CP102' },
] as const

/** In-app purchases of the App Store. */
export const inApps = [{ productId: 'example.course.k701', skuId: 'K701' }] as const
