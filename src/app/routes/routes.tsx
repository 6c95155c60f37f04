import { isSite } from '#lib/path/site.ts'
import type { applicationPages } from './later-pages.tsx'
import { type Page, type Route, route, routeIn } from './route.ts'

/** A page whose code is named in `later-pages.tsx`. */
const later = (
  pattern: keyof typeof applicationPages,
  auth: Route['auth'],
  share: Route['share'],
  query?: readonly string[],
): Route =>
  route(
    pattern,
    auth,
    share,
    async (skin) => (await import('./later-pages.tsx')).applicationPages[pattern](skin),
    query,
  )

/** The table of the application's pages: pattern, sign-in, sharing, code. product 1.2, spec §2 */
export const routes: readonly Route[] = [
  route('/home', 'W', 'H', async () => {
    const { HomeScreen } = await import('#features/home/home.tsx')
    return () => <HomeScreen opens={opens} />
  }),
  route(
    '/course',
    'W',
    'O',
    () => import('#features/learn/course-list/course-list.tsx').then((m) => m.CourseListScreen),
    ['tab', 'tag', 'l3'],
  ),
  later('/landing', 'W', 'O', ['scene']),
  later('/invite', 'P', 'O', ['invite']),
  later('/course/series/:seriesId', 'W', 'O'),
  route('/course/:number', 'W', 'O', () =>
    import('#features/learn/course/course-detail.tsx').then((m) => m.CourseDetailScreen),
  ),
  route('/course/:number/lesson/:catalogId', 'W', 'O', () =>
    import('#features/learn/lesson/lesson.tsx').then((m) => m.LessonScreen),
  ),
  later('/column', 'W', 'O'),
  later('/article', 'P', 'O', ['column', 'analyst', 'topic']),
  route('/article/:id', 'P', 'O', () => import('#features/learn/article/article.tsx').then((m) => m.ArticleScreen)),
  later('/sku/number/:skuNumber', 'W', 'O'),
  later('/sku/:skuId', 'W', 'O'),
  later('/checkout/:skuId', 'L', 'N'),
  later('/checkout/:skuId/disclosure', 'L', 'N'),
  later('/checkout/:skuId/agreement/:key', 'L', 'N'),
  later('/promo/:code', 'W', 'O'),
  later('/strategy-link/:code', 'W', 'N'),
  route('/live', 'W', 'O', () => channel('live')),
  route('/stock', 'W', 'O', () => channel('stock')),
  route('/me', 'P', 'H', () => import('#features/account/me/me.tsx').then((m) => m.MeScreen)),
  later('/me/course', 'L', 'N'),
  later('/me/profile', 'L', 'N'),
  later('/me/security', 'L', 'N'),
  later('/me/mobile', 'L', 'N'),
  later('/me/address', 'L', 'N'),
  later('/me/address/edit', 'L', 'N'),
  later('/me/certification', 'L', 'N'),
  later('/me/cancel', 'L', 'N'),
  later('/me/cancel/done', 'P', 'N'),
  later('/me/settings', 'P', 'N'),
  later('/me/order', 'L', 'N'),
  later('/invoice', 'L', 'N'),
  later('/order/:orderNumber', 'L', 'N'),
  later('/order/:orderNumber/contract', 'L', 'N'),
  later('/order/:orderNumber/sign', 'L', 'N'),
  later('/order/:orderNumber/face', 'L', 'N'),
  later('/order/:orderNumber/pay', 'L', 'N'),
  later('/order/:orderNumber/transfer', 'L', 'N'),
  later('/order/:orderNumber/result', 'L', 'N'),
  later('/order/:orderNumber/feedback', 'L', 'N'),
  later('/order/:orderNumber/refund', 'L', 'N'),
  later('/me/refund', 'L', 'N'),
  later('/refund/:refundNumber', 'L', 'N'),
  later('/sub-order/:subOrderNumber', 'P', 'O'),
  route('/login', 'P', 'N', () => import('#features/account/login/login.tsx').then((m) => m.LoginScreen)),
  later('/login/bind', 'W', 'N'),
  later('/suitability', 'L', 'N'),
  later('/suitability/profile', 'L', 'N'),
  later('/suitability/survey', 'L', 'N'),
  later('/suitability/result', 'L', 'N'),
  later('/suitability/verify', 'L', 'N'),
  later('/suitability/face', 'L', 'N'),
  later('/pc-login', 'P', 'N'),
  later('/offline', 'P', 'N'),

  route('/authorization', 'P', 'N', async () => {
    const { AuthorizationScreen } = await import('#features/gateway/authorization.tsx')
    return ({ services }) => <AuthorizationScreen outcome={services.outcome} />
  }),
  later('/env', 'P', 'N'),
  later('/redirect', 'P', 'N'),
  later('/o2n', 'P', 'N'),
]

/** The row of a path. */
export const routeOf = (path: string): Route | undefined => routeIn(routes, path)

/** Whether a path is that of a page, of the application or of the site. */
export function opens(path: string): boolean {
  return routeOf(path) !== undefined || isSite(path)
}

async function channel(name: 'live' | 'stock'): Promise<Page> {
  const { ChannelScreen } = await import('#features/channel/channel.tsx')
  return () => <ChannelScreen name={name} />
}
