import type { ComponentType } from 'react'

/** P: public. W: public, but WeChat signs in silently first. L: needs login. product 1.1 */
export type Auth = 'P' | 'W' | 'L'
/** O: its own card. H: the card of the home page. N: the share menu is hidden. product 0.5 */
export type Share = 'O' | 'H' | 'N'

/** One page of the application. Matching is exact; static segments stand before parameters. */
export interface Route {
  readonly pattern: string
  readonly auth: Auth
  readonly share: Share
  /** Query keys that belong to the page and travel in a shared link. */
  readonly query?: readonly string[]
  readonly load: () => Promise<ComponentType>
}

/** The one table of pages: pattern, rules, code. product 1.2 */
export const routes: readonly Route[] = [
  {
    pattern: '/index',
    auth: 'P',
    share: 'O',
    load: () => import('#site/index/index-page.tsx').then((m) => m.IndexPage),
  },
  {
    pattern: '/course',
    auth: 'W',
    share: 'O',
    load: () => import('#features/learn/course-list.tsx').then((m) => m.CourseListScreen),
  },
  {
    pattern: '/course/series/:seriesId',
    auth: 'W',
    share: 'O',
    load: () => import('#features/learn/series.tsx').then((m) => m.SeriesScreen),
  },
  {
    pattern: '/course/:number',
    auth: 'W',
    share: 'O',
    load: () => import('#features/learn/course-detail.tsx').then((m) => m.CourseDetailScreen),
  },
  {
    pattern: '/course/:number/lesson/:catalogId',
    auth: 'W',
    share: 'O',
    load: () => import('#features/learn/lesson.tsx').then((m) => m.LessonScreen),
  },
  {
    pattern: '/article/:id',
    auth: 'P',
    share: 'O',
    load: () => import('#features/learn/article.tsx').then((m) => m.ArticleScreen),
  },
  {
    pattern: '/login',
    auth: 'P',
    share: 'N',
    load: () => import('#features/account/login.tsx').then((m) => m.LoginScreen),
  },
  {
    pattern: '/login/bind',
    auth: 'W',
    share: 'N',
    load: () => import('#features/account/bind.tsx').then((m) => m.BindScreen),
  },
  { pattern: '/me', auth: 'P', share: 'H', load: () => import('#features/account/me.tsx').then((m) => m.MeScreen) },
  {
    pattern: '/offline',
    auth: 'P',
    share: 'N',
    load: () => import('#features/offline/offline.tsx').then((m) => m.OfflineScreen),
  },
]

export type { ComponentType }
