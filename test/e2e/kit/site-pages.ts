import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { brand } from '#config/brand.ts'
import { isSite } from '#lib/path/site.ts'

/** The required lines of every page. law §5 */
export const facts = [
  brand.companyName,
  `证券投资咨询业务资格 ${brand.licenseNo}`,
  brand.hotline,
  '12386',
  brand.icpNo,
  brand.policeNo,
  brand.riskLine,
]
/** A page with its heading and title. */
interface Named {
  path: string
  h1: string
  /** The document's title, if it is not the heading with our name. */
  title?: string
}

/** Fixed paths of the site's tree; a detail without its id says so under this name. spec §2 */
export const fixed: readonly Named[] = [
  { path: '/index', h1: '陪您学懂投资的每一步', title: `${brand.name}｜持牌证券投资咨询` },
  { path: '/gcInfo', h1: '公司资讯' },
  { path: '/gcInfo/detail', h1: '资讯详情' },
  { path: '/compliance/license', h1: '资质公示·安全与合规' },
  { path: '/compliance/staff', h1: '从业人员·安全与合规' },
  { path: '/compliance/notice', h1: '合规公告·安全与合规' },
  { path: '/compliance/risk', h1: '风险揭示书·安全与合规' },
  { path: '/compliance/suitability', h1: '适当性管理·安全与合规' },
  { path: '/compliance/fee', h1: '收费标准与账户·安全与合规' },
  { path: '/compliance/anti-fraud', h1: '防非打非·安全与合规' },
  { path: '/compliance/complaint', h1: '投诉渠道·安全与合规' },
  { path: '/compliance/privacy', h1: '隐私·安全与合规' },
  { path: '/compliance/notice/detail', h1: '合规公告·公告详情' },
  { path: '/compliance/risk/detail', h1: '风险揭示书·公告详情' },
  { path: '/compliance/suitability/detail', h1: '适当性管理·公告详情' },
  { path: '/compliance/fee/detail', h1: '收费标准与账户·公告详情' },
  { path: '/compliance/anti-fraud/detail', h1: '防非打非·公告详情' },
  { path: '/aboutUs', h1: '关于我们' },
  { path: '/company_introduction', h1: '公司介绍' },
  { path: '/contactUs', h1: '联系我们' },
  { path: '/product', h1: '产品与服务' },
  { path: '/protection', h1: '投资者教育' },
  { path: '/protection/video-detail', h1: '投教视频' },
  { path: '/protection/article-detail', h1: '投教文章' },
  { path: '/information', h1: '观点分析' },
  { path: '/information/detail', h1: '分析师观点' },
  { path: '/information/article-detail', h1: '每日股评' },
  { path: '/investment', h1: '智能投资' },
  { path: '/showPractitioner', h1: '从业人员公示' },
  { path: '/introduce', h1: '投资圈介绍' },
  { path: '/upgrade', h1: '重大升级' },
  { path: '/privacyProtocol', h1: '隐私政策' },
  { path: '/userPolicy', h1: '用户协议' },
  { path: '/personal-info-sharing', h1: '第三方信息共享清单' },
  { path: '/personal-info-collection', h1: '个人信息收集清单' },
  { path: '/tip-page', h1: '在浏览器中打开' },
  { path: '/gczt_download', h1: '软件下载' },
  { path: '/download/jcj-app', h1: '决策家下载' },
  { path: '/download/jcj-app/bd', h1: '下载决策家' },
]

/** Those that need an id. */
export const parts: readonly Named[] = [
  { path: '/gcInfo/detail?id=GW1-002', h1: '公司发布第十二期投资者教育手册《看懂一份服务协议》' },
  { path: '/compliance/notice/detail?id=GW2-001', h1: '关于近期仿冒本公司名义开展活动的风险提示' },
  { path: '/protection?tab=video', h1: '投资者教育' },
  { path: '/protection/video-detail?id=v-LR10', h1: '回放：委托与撤单' },
  { path: '/protection/article-detail?id=A505', h1: '「免费荐股群」的五步套路' },
  { path: '/information?tab=views', h1: '观点分析' },
  { path: '/information/detail?id=A201', h1: '成交额连续放大，先看懂再说话' },
  { path: '/information/article-detail?id=A206', h1: '融资余额怎么读' },
]

/** Pages of the table that belong to the application's tree: intermediate pages. */
export const passed: readonly Named[] = [
  { path: `/redirect?url=${encodeURIComponent('https://mp.weixin.qq.com/s/1')}`, h1: '页面跳转' },
  { path: '/redirect?to=//evil.invalid', h1: '页面跳转' },
  { path: '/authorization', h1: '微信授权' },
  { path: '/env', h1: '环境诊断' },
]

/** The title of a page's document. */
export function titleOf({ h1, title = `${h1} · ${brand.name}` }: Named): string {
  return title
}

/** The fixed paths listed by the finished build. */
export function sitePaths(): string[] {
  const text = readFileSync(new URL('../../../dist/shells.json', import.meta.url), 'utf8')
  // Written by the build.
  const list = JSON.parse(text) as { routes: { pattern: string; file: string }[]; openTags: string[] }
  const routes = list.routes.filter(({ file }) => !list.openTags.includes(file))
  return routes
    .filter(({ pattern, file }) => file.startsWith('shells/site/') && /^\^[\w/-]+\$$/.test(pattern))
    .map(({ pattern }) => pattern.slice(1, -1))
}

/** Whether a path belongs to the other tree: its document is loaded. */
export function crosses(page: Page, path: string): boolean {
  const here = page.url()
  return isSite(new URL(here).pathname) !== isSite(new URL(path, here).pathname)
}
