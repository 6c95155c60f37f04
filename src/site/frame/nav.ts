/** The site's main navigation, in order. product §5 */
export const mainNav = [
  { title: '首页', href: '/index' },
  { title: '公司资讯', href: '/gcInfo' },
  { title: '产品', href: '/product' },
  { title: '投资者教育', href: '/protection' },
  { title: '观点分析', href: '/information' },
  { title: '智能投资', href: '/investment' },
  { title: '合规公示', href: '/compliance/license' },
  { title: '关于', href: '/aboutUs' },
  { title: '联系', href: '/contactUs' },
] as const

/** The legal texts. SI-16 */
export const papers = [
  { title: '用户协议', href: '/userPolicy' },
  { title: '隐私政策', href: '/privacyProtocol' },
  { title: '个人信息收集清单', href: '/personal-info-collection' },
  { title: '第三方信息共享清单', href: '/personal-info-sharing' },
] as const

/** The links at the bottom of every page. */
export const footNav = [...papers, { title: '从业人员公示', href: '/showPractitioner' }] as const

/** The breadcrumb of a first-level page. */
export const fromHome = [{ title: '首页', href: '/index' }] as const

/** Whether a page belongs to a section of the navigation: `/gcInfo/detail` to `/gcInfo`. */
export function isIn(path: string, href: string): boolean {
  return path.split('/')[1] === href.split('/')[1]
}
