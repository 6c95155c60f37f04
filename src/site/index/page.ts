import { brand } from '#config/brand.ts'
import type { IconName } from '#ui/icon.tsx'

/** Words of the first page of the site. product SI-01 */
export const hero = {
  title: '陪您学懂投资的每一步',
  lead: `${brand.companyName}是持牌证券投资咨询机构，这里是我们的投资者教育课堂。`,
  card: { title: brand.name, desc: brand.eduLine },
}

export const offers: readonly { icon: IconName; title: string; text: string }[] = [
  { icon: 'course', title: '系统的课程', text: '按章节循序渐进，看过的进度为您记着。' },
  { icon: 'check', title: '署名的作者', text: '每篇内容标明作者与登记编号，可以查证。' },
  { icon: 'offline', title: '离线也能看', text: '看过的课程留在您的手机里，没有网络也能重读。' },
]

export const papers = [
  { title: '用户协议', path: '/userPolicy' },
  { title: '隐私政策', path: '/privacyProtocol' },
  { title: '个人信息收集清单', path: '/personal-info-collection' },
  { title: '第三方信息共享清单', path: '/personal-info-sharing' },
]
