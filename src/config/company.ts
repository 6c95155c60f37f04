/**
 * What a few pages say of the company beyond brand.ts, which every page loads. Sample values too: the operator replaces
 * them before launch. Amounts in fen. product SI-06, SI-10
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

export const shareholders = [
  { name: '示例控股有限公司', shareRate: 0.6 },
  { name: '示例信息技术有限公司', shareRate: 0.25 },
  { name: '示例员工持股平台（有限合伙）', shareRate: 0.15 },
] as const

export const shareholderNote = '以下为示例数据。股东与实际控制人发生变更时，我们及时更新本页并依法报告。'
