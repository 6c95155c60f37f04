/** The texts of a campaign, reviewed by compliance like every other text; a scene without its own has the first. */
export interface Campaign {
  title: string
  hero: string
  lead: string
  benefits: readonly string[]
  /** The teachers in office; undefined for the first of them. */
  analyst?: string
  desc: string
}

const NO_ADVICE = '登记后由服务人员介绍课程安排，不荐股、不代客理财'

const general: Campaign = {
  title: '投教学堂公开课',
  hero: '从看懂规则开始，学会自己判断',
  lead: '面向投资者的免费公开课',
  benefits: ['交易规则、公告与财报的入门讲解', '识别非法荐股与常见骗局的方法', NO_ADVICE],
  desc: '免费公开课，仅供学习 · 投资有风险',
}

const campaigns: Readonly<Record<string, Campaign>> = {
  report: {
    title: '财报公开课',
    hero: '三张表，读懂一家公司',
    lead: '财报季免费公开课，带您读一份真实年报',
    benefits: ['利润表、资产负债表、现金流量表的读法', '年报里最该先看的五个地方', NO_ADVICE],
    analyst: 'T002',
    desc: '财报怎么读，仅供学习 · 投资有风险',
  },
  safety: {
    title: '防骗公开课',
    hero: '先学会不被骗，再谈投资',
    lead: '投资者保护免费公开课',
    benefits: ['非法荐股、冒名客服的常见手法', '怎样查机构与人员的登记信息', '遇到问题向哪里投诉、怎样保留证据'],
    desc: '识别非法荐股，保护自己 · 投资有风险',
  },
  fund: {
    title: '基金入门公开课',
    hero: '看懂基金，从费用和风险开始',
    lead: '基金入门免费公开课，不比较任何具体产品',
    benefits: ['货币、债券、混合、股票四类基金', '净值、份额与各项费用怎么算', NO_ADVICE],
    analyst: 'T003',
    desc: '基金入门，仅供学习 · 投资有风险',
  },
}

/** The campaign of a scene: `report`, or `report_autumn`. HM-02 */
export function campaignOf(scene: string): Campaign {
  const [name = ''] = scene.split(/[-_]/)
  return (Object.hasOwn(campaigns, name) && campaigns[name]) || general
}
