import { brand } from '#config/brand.ts'
import { fromHome } from '#site/frame/nav.ts'

/** Words about the company; its facts are in config. SI-06 */
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
