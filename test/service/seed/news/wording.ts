/** How made-up news is worded; `{plate}`, `{stock}`, `{n}` and `{rate}` are filled in. Facts only, never advice. */

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

export const sources = ['示例财经', '示例证券报', '示例通讯社', '公司公告整理'] as const

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
  S1: ['监管部门就{plate}领域信息披露答记者问', '交易所对{n}家公司出具监管函', '证券投资咨询机构现场检查结果通报'],
  S2: ['{stock}：控股股东解除质押{n}万股', '{stock}：股东大会审议通过利润分配方案', '{stock}：子公司取得{n}项专利'],
  S3: ['{plate}：本周开工率变化{rate}', '{plate}：主要品种库存{n}万吨', '{plate}：出口交货值同比变化{rate}'],
  S4: ['融资余额较前一交易日变化{rate}', '公开市场操作净回笼{n}亿元', '北向成交额{n}亿元'],
  S5: ['警惕「{n}元入群领代码」骗局', '12386 服务平台上月受理诉求{n}件', '非法荐股案件{n}起被通报'],
  S6: ['海外主要指数涨跌不一，{plate}类变化{rate}', '国际{plate}相关商品价格变化{rate}'],
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

/** What a piece may say in short. */
export const told = [
  '以上内容依据公开信息整理，主体与数据均为虚构示例，仅用于说明信息的样式。',
  '公开资料显示，该事项仍需履行后续程序，结果存在不确定性，请以正式公告为准。',
  '阅读这类信息时，建议先看口径与统计时间，再看同比和环比，最后看发布者自己的解释。',
  '相关指标在过去三年里有升有降，单独一个月的变化不足以说明趋势。',
] as const
export const paragraphs = [...told, '股市有风险，投资需谨慎。'] as const
