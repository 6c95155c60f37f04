import { brand } from '#config/brand.ts'
import { fromHome } from '#site/frame/nav.ts'

/** Words about the company; its facts are in config. product SI-06 */
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

export const culture = [
  ['使命', '帮助普通投资者看懂风险，做明白的决定。'],
  ['愿景', '成为投资者愿意长期请教的顾问。'],
  ['价值观', '合规在先、客户利益在先、专业、诚实。'],
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
