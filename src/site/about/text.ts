import { brand } from '#config/brand.ts'
import { fromHome } from '#site/frame/nav.ts'

/** Words about the company. Sample values: the operator replaces them, and the date, before launch. product SI-06 */
export const issue = { version: '1.0', updated: '2026-09-01' }

export const head = {
  title: '关于我们',
  lead: `${brand.companyName}：持牌证券投资咨询机构，做讲得清风险的投资者教育。`,
  crumbs: fromHome,
}

export const profile = [
  `${brand.companyName}是经监管机构许可、具有证券投资咨询业务资格的机构（编号 ${brand.licenseNo}）。我们通过“${brand.name}”向普通投资者提供课程、文章、策略研究与投资顾问服务。`,
  '我们先讲风险，再讲方法：每一项服务都标明风险等级与适合的投资者，每一篇内容都标明作者与登记编号，每一条业绩都同时给出最大回撤与统计区间。',
]

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

export const culture = [
  ['使命', '帮助普通投资者看懂风险，做明白的决定。'],
  ['愿景', '成为投资者愿意长期请教的顾问。'],
  ['价值观', '合规在先、客户利益在先、专业、诚实。'],
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
]

export const shareholderNote = '以下为示例数据。股东与实际控制人发生变更时，我们及时更新本页并依法报告。'
