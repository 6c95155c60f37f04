import { brand } from '#config/brand.ts'
import { AUTHORITY_LINE } from '#lib/text/authority.ts'
import type { SignShape } from '#ui/sign/sign.tsx'
import { signs } from './signs.ts'

/** Words of the first page of the site. SI-01 */
export const hero = {
  name: `${brand.name}｜持牌证券投资咨询`,
  title: '陪您学懂投资的每一步',
  lead: `${brand.companyName}具有证券投资咨询业务资格（${brand.licenseNo}）。先学明白，再做决定。`,
  card: { title: `${brand.name}｜持牌证券投资咨询`, desc: brand.eduLine },
}

/** Shown where there is no banner. */
export const motto = { title: '理性投资，从学习开始', text: brand.eduLine }

export const services: readonly { sign: SignShape; text: string; href: string }[] = [
  { sign: signs.lessons, text: '按章节循序渐进，看过的进度为您记着。', href: '/course' },
  { sign: signs.research, text: '讲清策略的方法、假设与最大回撤。', href: '/investment' },
  { sign: signs.views, text: '每篇标明作者与登记编号，注明时效。', href: '/information' },
  { sign: signs.advice, text: '先做适当性匹配，再签协议、再付款。', href: '/product' },
]

export const compliance = [
  { title: '资质公示', note: '许可证与营业执照', href: '/compliance/license' },
  { title: '从业人员公示', note: '姓名、登记编号与在职状态', href: '/showPractitioner' },
  { title: '防非打非', note: '识别仿冒机构与非法荐股', href: '/compliance/anti-fraud' },
  { title: '投诉渠道', note: `公司 ${brand.complaintPhone}，${AUTHORITY_LINE}`, href: '/compliance/complaint' },
]

export const downloads = [
  { title: `${brand.appName} App`, note: '安卓、iOS 与鸿蒙', href: '/download/jcj-app' },
  { title: '电脑版软件', note: '版本、大小与校验值', href: '/gczt_download' },
]

/** The titles of the loaded parts, and the links to more. */
export const modules = {
  education: { title: '投资者教育', more: '/protection' },
  views: { title: '每日股评', more: '/information' },
  team: { title: '投资顾问团队', more: '/showPractitioner' },
  news: { title: '公司资讯', more: '/gcInfo' },
} as const
