import { useParams, useSearchParams } from 'wouter'
import type { OutputOf } from '#api/call.ts'
import { publicNewsChannels, publicNewsInfo, publicNewsList, companyStaff } from '#api/domains/public.ts'
import type { NewsDetail } from '#api/shapes/news.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useView } from '#data/use-view.ts'
import { type MenuKey, MENUS } from '#lib/path/compliance-menus.ts'
import { day } from '#lib/time/dates.ts'
import type { SiteList } from '#site/frame/pages.model.ts'
import type { SiteContent } from '#site/frame/site-article.tsx'
import { useTrackOpened } from '#tracking/use-track-opened.ts'
import { type Menu, menuHref, menuOf, PART } from './menus.ts'

interface Notice {
  id: string
  href: string
  title: string
  date: string
}

/** The list below a menu's text; `channelId` is '' where there is none. */
interface Notices {
  channelId: string
}

/** The menu of the address; `known` is false where it has none and the first one is shown. */
export function useMenu(): { menu: Menu; known: boolean } {
  const { activeMenu = '' } = useParams<{ activeMenu?: string }>()
  const named = MENUS.find((key) => key === activeMenu)
  return { menu: menuOf(named ?? MENUS[0]), known: named !== undefined }
}

/** The news channel of a menu, where the service has one. */
export function useChannel(menu: MenuKey): Loaded<Notices> {
  const offline = { title: PART, route: menuHref(menu) }
  const answer = useCall(publicNewsChannels, {}, { cache: true, offline })
  const toNotices = (list: OutputOf<typeof publicNewsChannels>) => ({
    channelId: list.find((each) => each.menu === menu)?.id ?? '',
  })
  return useView(answer, toNotices, { channelId: '' })
}

/** A menu's notices, newest first. */
export function noticesOf(menu: MenuKey, channelId: string): SiteList<typeof publicNewsList, Notice> {
  return {
    call: publicNewsList,
    input: { channelId, pageSize: 10 },
    offline: { title: `${menuOf(menu).title}·${PART}`, route: menuHref(menu) },
    toRow: ({ id, title, publishedAt }) => ({ id, href: detailHref(menu, id), title, date: day(publishedAt) }),
  }
}

/** The first practitioners; /showPractitioner has all of them. */
export function useStaff(): Loaded<OutputOf<typeof companyStaff>['list']> {
  const offline = { title: `从业人员·${PART}`, route: menuHref('staff') }
  return useView(useCall(companyStaff, { status: 'ON', pageSize: 6 }, { cache: true, offline }), ({ list }) => list, [])
}

/** The notice of the address. */
export function useNotice(menu: MenuKey): Loaded<NewsDetail> {
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  useTrackOpened('news', 'view', id)
  return useCall(publicNewsInfo, { id }, { offline: { title: ({ title }) => title, route: detailHref(menu, id) } })
}

export function toContent(menu: Menu, notice: NewsDetail): SiteContent {
  const { title, brief = menu.lead, source, publishedAt, contentHtml, previous, next } = notice
  return {
    title,
    desc: brief,
    source,
    publishedAt,
    html: contentHtml,
    previous: previous && { title: previous.title, href: detailHref(menu.key, previous.id) },
    next: next && { title: next.title, href: detailHref(menu.key, next.id) },
  }
}

function detailHref(menu: MenuKey, id: string): string {
  return `${menuHref(menu)}/detail?id=${encodeURIComponent(id)}`
}
