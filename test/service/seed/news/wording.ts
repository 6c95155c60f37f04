import type { Stock } from '#test/service/seed/market/roster.ts'
import { plates } from '#test/service/seed/market/plates.ts'
import type { Random } from '#test/service/seed/random.ts'

/** Wording of generated news; `{plate}`, `{stock}`, `{n}` and `{rate}` are placeholders. Facts only, never advice. */

export const channels = [
  { id: 'N1', name: '要闻', count: 60 },
  { id: 'N2', name: '宏观', count: 21 },
  { id: 'N3', name: '行业', count: 20 },
  { id: 'N4', name: '公司', count: 40 },
  { id: 'N5', name: '投教', count: 1 },
  { id: 'N6', name: '海外', count: 0 },
] as const

export const subjects = [
  { id: 'S1', name: '监管动态' },
  { id: 'S2', name: '公司公告' },
  { id: 'S3', name: '行业数据' },
  { id: 'S4', name: '资金面' },
  { id: 'S5', name: '投资者保护' },
  { id: 'S6', name: '海外市场' },
] as const

export const agencies = ['示例财经', '示例证券报', '示例通讯社'] as const
export const sources = [...agencies, '公司公告整理'] as const

const market = [
  '两市成交额较前一交易日变化{rate}，{n}只个股收平',
  '{plate}板块{n}家公司披露三季度经营数据',
  '{stock}公告：拟以自有资金回购不超过{n}万股',
  '交易所发布修订后的{plate}行业信息披露指引',
  '{plate}行业协会：上月产量同比变化{rate}',
  '{stock}：{n}万元募投项目延期至明年投产',
  '{n}家上市公司更正上一年度财务数据',
  '{plate}原料价格指数本周变化{rate}',
] as const

export const titles: Record<string, readonly [string, ...string[]]> = {
  N1: market,
  N2: [
    '制造业景气指数公布，较上月变化{rate}',
    '居民消费价格同比变化{rate}',
    '{n}个城市公布住房交易数据',
    '社会融资规模数据公布',
  ],
  N3: ['{plate}：{n}项标准开始征求意见', '{plate}行业库存周转天数同比变化{rate}', '{plate}企业开工率调查结果公布'],
  N4: [
    '{stock}披露投资者关系活动记录',
    '{stock}：{n}名高级管理人员变动',
    '{stock}收到交易所问询函',
    '{stock}公布分红方案实施日期',
  ],
  N5: ['一图看懂：怎样核验投资顾问的登记编号'],
}

export const docs = {
  NEWS: [
    '{stock}：机构调研纪要整理',
    '{stock}所在{plate}板块成交额变化{rate}',
    '{stock}互动平台答复{n}个问题',
    '{stock}新增产线进入调试',
  ],
  ANNOUNCE: [
    '关于召开临时股东大会的通知',
    '第{n}届董事会决议公告',
    '关于募集资金存放与使用情况的报告',
    '三季度报告',
    '关于股东减持计划期限届满的公告',
  ],
  RESEARCH: [
    '{plate}深度：成本与渠道的再平衡',
    '{stock}首次覆盖：{n}页读懂业务结构',
    '{stock}三季报点评：收入变化{rate}',
  ],
} as const

export const publishers = ['示例研究所', '样本证券研究部', '范例资本研究中心'] as const

export const risk = '股市有风险，投资需谨慎。'

/** More than a page of a list has rows. */
export const paragraphs = [
  '以上内容依据公开信息整理，主体与数据均为虚构示例，仅用于说明信息的样式。',
  '公开资料显示，该事项仍需履行后续程序，结果存在不确定性，请以正式公告为准。',
  '阅读这类信息时，建议先看口径与统计时间，再看同比和环比，最后看发布者自己的解释。',
  '相关指标在过去三年里有升有降，单独一个月的变化不足以说明趋势。',
  '同一件事在公告与新闻里的措辞可能不同，有出入时以公告原文为准。',
  '统计口径在两年前做过调整，更早的数字与现在的不能直接比较。',
  '样本只覆盖部分企业，未被抽中的企业情况可能不同。',
  '公司表示将按规定披露后续进展，投资者可在交易所网站查阅全文。',
  '金额以人民币计，汇率变动会影响折算后的数字。',
  '该数据每月中旬公布一次，初值在下月可能修订。',
  '协会的统计来自会员单位自愿填报，不等于全行业。',
  '同比变化受上年同期基数影响，基数低时幅度容易显得大。',
  '征求意见稿与正式稿可能不同，实施日期以正式文件为准。',
  '多家机构对原因的解释并不一致，可以对照原始数据自行判断。',
  '表中合计与分项之和可能因四舍五入略有差异。',
  '事项完成与否取决于审批与市场情况，存在终止的可能。',
  '历史上类似情况之后的走向各不相同，过去不代表将来。',
  '发布者同时提供了附表，附表里的地区差异比总数更值得一看。',
  '季节因素在这一时段影响较大，剔除之后变化更小。',
  '公告中的预计数未经审计，请以审计后的定期报告为准。',
  '行业平均掩盖了企业之间的差别，个别企业的方向可能相反。',
  '指标反映的是上个月的情况，与当前价格之间没有固定关系。',
  '会议材料已经公开，涉及的议案需股东大会表决后生效。',
  '新规设有过渡期，过渡期内两种格式的公告都有效。',
] as const

/** A template with its placeholders filled in. */
export function filled(template: string, stock: Stock | undefined, random: Random): string {
  const plate = plates.find(({ plateId }) => plateId === stock?.plateIds[0])?.name ?? random.pick(plates).name
  const rate = random.int(-80, 80) / 10
  return template
    .replaceAll('{stock}', stock?.name ?? '')
    .replaceAll('{plate}', plate)
    .replaceAll('{n}', String(random.int(2, 90)))
    .replaceAll('{m}', String(random.int(2, 60)))
    .replaceAll('{rate}', `${rate > 0 ? '+' : ''}${rate.toFixed(1)}%`)
}
