import { useSearchParams } from 'wouter'
import type { OutputOf } from '#api/call.ts'
import { companyAnalystList, publicArticleList, teamArticlesDaily } from '#api/domains/public.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useMounted } from '#ui/mounted.ts'

/** Words and data of the opinions of our analysts. product SI-13 */
export const words = {
  title: '观点分析',
  lead: '每日股评与分析师观点：每篇标明作者与登记编号，只代表发布当时的看法，不构成投资建议。',
}

export const tabs = [
  { key: 'daily', label: '每日股评' },
  { key: 'views', label: '分析师观点' },
] as const

export type Tab = (typeof tabs)[number]['key']

export const crumbs = [{ title: words.title, href: '/information' }] as const

/** Rows of a page of the lists. */
export const ROWS = 6

/** Which list is shown and, of the views, whose. Both stand in the address. */
export function usePlace() {
  const mounted = useMounted()
  const [query, setQuery] = useSearchParams()
  const told = (name: string) => (mounted && query.get(name)) || undefined
  const go = (tab: Tab, analyst?: string) =>
    setQuery(
      {
        ...(tab !== tabs[0].key && { tab }),
        ...(analyst !== undefined && { analyst }),
      },
      { replace: true },
    )
  const tab = tabs.find(({ key }) => key === told('tab'))?.key ?? tabs[0].key
  return { tab, analyst: told('analyst'), go }
}

export type Dailies = OutputOf<typeof teamArticlesDaily>
export type Views = OutputOf<typeof publicArticleList>
export type Analysts = OutputOf<typeof companyAnalystList>

const offline = { title: words.title, route: '/information' }

/** One page of the daily commentaries of all teams, newest first. */
export function useDailies(pageNo: number): Loaded<Dailies> {
  return useCall(teamArticlesDaily, { pageNo, pageSize: ROWS }, { cache: true, offline })
}

/** One page of the views, of one analyst if asked, newest first. */
export function useViews(analyst: string | undefined, pageNo: number): Loaded<Views> {
  const input = { ...(analyst !== undefined && { analystNumber: analyst }), pageNo, pageSize: ROWS }
  return useCall(publicArticleList, input, { cache: true, offline })
}

export function useAnalysts(): Loaded<Analysts> {
  return useCall(companyAnalystList, {}, { cache: true, offline })
}

/** Commentaries under their days, in the order given. */
export function byDay(list: Dailies['list']): { date: string; items: Dailies['list'] }[] {
  const days: { date: string; items: Dailies['list'] }[] = []
  for (const item of list) {
    const last = days.at(-1)
    if (last?.date === item.tradeDate) last.items.push(item)
    else days.push({ date: item.tradeDate, items: [item] })
  }
  return days
}
