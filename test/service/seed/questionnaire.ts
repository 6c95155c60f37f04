import { levelNames } from '#lib/suitability.ts'

/** The risk questionnaire: its questions and the points of each choice. product §2.22 */

interface Option {
  text: string
  points: number
  /** Ages for which the choice is valid, both ends included. */
  ages?: readonly [number, number]
  /** Exclusive in a topic of several choices. */
  isAlone?: boolean
}

interface SeedTopic {
  id: string
  title: string
  type: 'SINGLE' | 'MULTI'
  options: readonly (Option & { id: string })[]
}

const topic = (
  id: string,
  title: string,
  options: readonly Option[],
  type: SeedTopic['type'] = 'SINGLE',
): SeedTopic => ({
  id,
  title,
  type,
  options: options.map((option, index) => ({ ...option, id: `${id}${'ABCDEF'.charAt(index)}` })),
})

const topics = [
  topic('T01', '您的年龄段是？', [
    { text: '18—30岁', points: 4, ages: [18, 30] },
    { text: '31—50岁', points: 5, ages: [31, 50] },
    { text: '51—64岁', points: 3, ages: [51, 64] },
    { text: '65—69岁', points: 2, ages: [65, 69] },
    { text: '70岁及以上', points: 1, ages: [70, 150] },
  ]),
  topic('T02', '您的主要收入来源是？', [
    { text: '工资、劳务报酬', points: 4 },
    { text: '生产经营所得', points: 5 },
    { text: '利息、股息、租金等', points: 3 },
    { text: '退休金', points: 2 },
    { text: '暂无固定收入', points: 1 },
  ]),
  topic('T03', '您近三年的年均收入大约是？', [
    { text: '10万元以下', points: 1 },
    { text: '10万—30万元', points: 2 },
    { text: '30万—50万元', points: 3 },
    { text: '50万—100万元', points: 4 },
    { text: '100万元以上', points: 5 },
  ]),
  topic('T04', '可用于证券投资的资产占您家庭总资产的比例是？', [
    { text: '70%以上', points: 1 },
    { text: '50%—70%', points: 2 },
    { text: '30%—50%', points: 3 },
    { text: '10%—30%', points: 5 },
    { text: '10%以下', points: 4 },
  ]),
  topic('T05', '您目前的负债情况是？', [
    { text: '有较大数额的民间借贷或逾期债务', points: 1 },
    { text: '有消费贷款、信用卡分期等短期债务', points: 2 },
    { text: '有住房抵押贷款等长期债务', points: 3 },
    { text: '有少量债务，随时可以还清', points: 4 },
    { text: '没有债务', points: 5 },
  ]),
  topic('T06', '您的学历与金融从业、学习经历是？', [
    { text: '高中及以下，没有金融学习经历', points: 1 },
    { text: '大专，没有金融学习经历', points: 2 },
    { text: '本科及以上，没有金融学习经历', points: 3 },
    { text: '系统学习过金融、财务或法律课程', points: 4 },
    { text: '有两年以上金融从业经历', points: 5 },
  ]),
  topic('T07', '您投资股票、基金等证券的年限是？', [
    { text: '没有经验', points: 1 },
    { text: '1年以内', points: 2 },
    { text: '1—3年', points: 3 },
    { text: '3—10年', points: 4 },
    { text: '10年以上', points: 5 },
  ]),
  topic(
    'T08',
    '您投资过以下哪些品种？（可多选）',
    [
      { text: '均未投资过', points: 1, isAlone: true },
      { text: '存款、国债、货币基金', points: 2 },
      { text: '债券基金、混合基金', points: 3 },
      { text: '股票、股票基金', points: 4 },
      { text: '融资融券、期货、期权', points: 5 },
    ],
    'MULTI',
  ),
  topic('T09', '近一年您的证券交易次数大约是？', [
    { text: '没有交易', points: 1 },
    { text: '1—10次', points: 2 },
    { text: '11—30次', points: 3 },
    { text: '31—60次', points: 4 },
    { text: '60次以上', points: 5 },
  ]),
  topic('T10', '您计划的投资期限是？', [
    { text: '随时可能要用', points: 1 },
    { text: '1年以内', points: 2 },
    { text: '1—3年', points: 3 },
    { text: '3—5年', points: 4 },
    { text: '5年以上', points: 5 },
  ]),
  topic('T11', '您的投资目标是？', [
    { text: '资产保值', points: 1 },
    { text: '稳健，略高于存款', points: 2 },
    { text: '增长，接受一定波动', points: 4 },
    { text: '高增长，接受大幅波动', points: 5 },
  ]),
  topic('T12', '您可以承受的最大亏损是？', [
    { text: '不能承受任何亏损', points: 1 },
    { text: '10%以内', points: 2 },
    { text: '30%以内', points: 3 },
    { text: '50%以内', points: 4 },
    { text: '50%以上', points: 5 },
  ]),
  topic('T13', '如果您的投资在三个月内下跌了20%，您会？', [
    { text: '全部卖出，不再投资', points: 1 },
    { text: '卖出一部分', points: 2 },
    { text: '继续持有，等待观察', points: 3 },
    { text: '重新分析原因后再决定', points: 5 },
    { text: '继续买入', points: 4 },
  ]),
  topic('T14', '关于收益与风险，以下哪一项说法正确？', [
    { text: '预期收益越高，通常风险也越高', points: 5 },
    { text: '名气大的产品收益高而风险低', points: 1 },
    { text: '过去收益高，以后收益也会高', points: 1 },
    { text: '不了解', points: 1 },
  ]),
  topic('T15', '关于止损与仓位，以下哪一项说法正确？', [
    { text: '仓位越重，同样的跌幅带来的亏损越大', points: 5 },
    { text: '设置止损后就不会亏损', points: 1 },
    { text: '亏损后加大仓位可以保证回本', points: 1 },
    { text: '不了解', points: 1 },
  ]),
  topic('T16', '您是否存在不良诚信记录？', [
    { text: '不存在', points: 5 },
    { text: '存在', points: 1 },
  ]),
] as const

/** A choice with consequences beyond its points. */
export const CHOICE = {
  oldest: 'T01E',
  longTerm: 'T10E',
  highGrowth: 'T11D',
  noLoss: 'T12A',
} as const

export type Version = 'V1' | 'V2'

interface Questionnaire {
  topics: readonly SeedTopic[]
  /** The minimum points of C2, C3, C4 and C5. */
  bands: readonly [number, number, number, number]
}

const LATER = new Set(['T06', 'T09', 'T14', 'T15'])

/** V2 is in use; V1, four topics shorter, serves the older calls. */
export const questionnaires: Record<Version, Questionnaire> = {
  V2: { topics, bands: [28, 40, 53, 65] },
  V1: { topics: topics.filter(({ id }) => !LATER.has(id)), bands: [21, 30, 40, 49] },
}

/** The name and explanation of each class. */
export const levels = {
  C1: { name: levelNames.C1, desc: '您的风险承受能力较低，适合以资产安全为先的服务。' },
  C2: { name: levelNames.C2, desc: '您可以承受较小的波动，适合中低及以下风险等级的服务。' },
  C3: { name: levelNames.C3, desc: '您可以承受一定的波动，适合中等及以下风险等级的服务。' },
  C4: { name: levelNames.C4, desc: '您可以承受较大的波动，适合中高及以下风险等级的服务。' },
  C5: { name: levelNames.C5, desc: '您可以承受很大的波动；可能亏损较多，请仍按自身情况安排资金。' },
} as const

export const LOWEST = {
  name: `${levelNames.C1}（最低类别）`,
  desc: '您属于风险承受能力最低类别，只能购买 R1 等级的服务，不能购买其他等级的服务。',
} as const
