/** The measured target, by the name of its column. */
/** `before`: the application of another build. */
/** `plain`: the same build without answers in its pages, as static files are served. */
export type TargetName = 'app' | 'plain' | 'before' | 'static' | 'worker' | 'react'
export type PageName =
  | 'course'
  | 'detail'
  | 'home'
  | 'article'
  | 'live'
  | 'strategy'
  | 'stock'
  | 'stockPage'
  | 'index'
  | 'indexDesktop'
export type Skin = 'mobile' | 'desktop'

export interface Target {
  name: TargetName
  page: PageName
  url: string
  skin: Skin
  /** The heading that is our first content: a course, or the site's first heading. */
  title: string
  /** Uses React. */
  live: boolean
  /** Opens offline. */
  offline: boolean
}

export const targetNames: readonly TargetName[] = ['app', 'plain', 'before', 'static', 'worker', 'react']
export const pageNames: readonly PageName[] = [
  'course',
  'detail',
  'home',
  'article',
  'live',
  'strategy',
  'stock',
  'stockPage',
  'index',
  'indexDesktop',
]

/** The first content of the site's first page, in either skin. */
const SITE_TITLE = '陪您学懂投资的每一步'

/** The first content of 股票 for a guest, and of the page of a stock. */
const NO_STOCKS = '还没有自选股'
const STOCK = { symbol: 'SH600901', title: '江岸食品 600901' }
const ARTICLE = { id: 'A201', title: '成交额连续放大，先看懂再说话' }
/** The first headings of 直播 and 策略 that do not depend on the time of day. */
const LIVE = '看回放'
const STRATEGY = '策略广场'

/** The first content of 首页 for a guest. */
const GREETING = '登录后可保存学习进度、查看已购课程'

/** Compared only with the same page without scripts; the lists and a course also with bare React and a worker. */
export function isOnlyAgainstStatic(page: PageName): boolean {
  return page !== 'course' && page !== 'detail'
}

export function makingsOf(page: PageName): readonly TargetName[] {
  return isOnlyAgainstStatic(page) ? ['app', 'plain', 'before', 'static'] : targetNames
}

export function isOfSite(page: PageName): boolean {
  return page === 'index' || page === 'indexDesktop'
}

export function skinOf(page: PageName): Skin {
  return page === 'indexDesktop' ? 'desktop' : 'mobile'
}

export interface Course {
  number: string
  title: string
}

/** The first course of the list in the service's answer. */
export async function firstCourse(origin: string): Promise<Course> {
  const response = await fetch(`${origin}/api/public/article-course/list?pageNo=1&pageSize=20`)
  const { data } = (await response.json()) as { data: { list: Course[] } } // spec §7
  const [course] = data.list
  if (!course) throw new Error('the service has no course')
  return course
}

const titles: Readonly<Record<Exclude<PageName, 'course' | 'detail'>, string>> = {
  home: GREETING,
  article: ARTICLE.title,
  live: LIVE,
  strategy: STRATEGY,
  stock: NO_STOCKS,
  stockPage: STOCK.title,
  index: SITE_TITLE,
  indexDesktop: SITE_TITLE,
}

function titleOf(page: PageName, course: Course): string {
  return page === 'course' || page === 'detail' ? course.title : titles[page]
}

/** The app's path of a page. */
export function pathOf(page: PageName, { number }: Course): string {
  if (isOfSite(page)) return '/index'
  if (page === 'stockPage') return `/stock/${STOCK.symbol}`
  if (page === 'article') return `/article/${ARTICLE.id}`
  return page === 'detail' ? `/course/${number}` : `/${page}`
}

/** Each page in each variant, all from the same server except `plain` and `before`. @param others their origins */
export function targetsOf(
  origin: string,
  course: Course,
  others: { plain: string; before?: string | undefined },
): Target[] {
  return pageNames.flatMap((page) =>
    makingsOf(page)
      .filter((name) => name !== 'before' || others.before !== undefined)
      .map((name) => ({
        name,
        page,
        skin: skinOf(page),
        url: urlOf(name, page),
        title: titleOf(page, course),
        live: name !== 'static' && name !== 'worker',
        offline: !isOnlyAgainstStatic(page) && name !== 'static' && name !== 'react',
      })),
  )

  function urlOf(name: TargetName, page: PageName): string {
    if (name === 'app') return origin + pathOf(page, course)
    const other = name === 'plain' || name === 'before' ? others[name] : undefined
    return other === undefined ? `${origin}/bench/${name}-${page}.html` : other + pathOf(page, course)
  }
}
