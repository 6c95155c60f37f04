/** The measured target, by the name of its column. */
/** `before`: the application of another build. */
export type TargetName = 'app' | 'before' | 'static' | 'worker' | 'react'
export type PageName = 'course' | 'detail' | 'home' | 'stock' | 'stockPage' | 'index' | 'indexDesktop'
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

export const targetNames: readonly TargetName[] = ['app', 'before', 'static', 'worker', 'react']
export const pageNames: readonly PageName[] = [
  'course',
  'detail',
  'home',
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

/** The first content of 首页 for a guest. */
const GREETING = '登录后可保存学习进度、查看已购课程'

/** Compared only with the same page without scripts: the site, the many modules of 首页, and stocks. */
export function isOnlyAgainstStatic(page: PageName): boolean {
  return isOfSite(page) || page === 'home' || page === 'stock' || page === 'stockPage'
}

export function makingsOf(page: PageName): readonly TargetName[] {
  return isOnlyAgainstStatic(page) ? ['app', 'before', 'static'] : targetNames
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

function titleOf(page: PageName, course: Course): string {
  if (isOfSite(page)) return SITE_TITLE
  if (page === 'stock') return NO_STOCKS
  if (page === 'stockPage') return STOCK.title
  return page === 'home' ? GREETING : course.title
}

/** If the app has a page. */
export function pathOf(page: PageName, { number }: Course): string {
  if (isOfSite(page)) return '/index'
  if (page === 'stockPage') return `/stock/${STOCK.symbol}`
  return page === 'detail' ? `/course/${number}` : `/${page}`
}

/** Each page in each variant, all from the same server except `before`, whose build has its own. */
export function targetsOf(origin: string, course: Course, before?: string): Target[] {
  return pageNames.flatMap((page) =>
    makingsOf(page)
      .filter((name) => name !== 'before' || before !== undefined)
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
    return name === 'before' ? `${before}${pathOf(page, course)}` : `${origin}/bench/${name}-${page}.html`
  }
}
