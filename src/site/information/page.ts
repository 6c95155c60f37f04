import { useSearchParams } from 'wouter'
import type { OutputOf } from '#api/call.ts'
import { companyAnalystList, publicArticleList, teamArticlesDaily } from '#api/domains/public.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import type { RowOf } from '#data/list/use-pages.ts'
import type { SiteList } from '#site/frame/pages.model.ts'
import { useMounted } from '#ui/mounted.ts'

/** Words and data of the opinions of our analysts. SI-13 */
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

/** Rows on one page of the lists. */
const ROWS = 6

/** The shown list and, for opinions, the analyst. Both are in the address. */
export function usePlace() {
  const mounted = useMounted()
  const [query, setQuery] = useSearchParams()
  const param = (name: string) => (mounted && query.get(name)) || undefined
  const go = (tab: Tab, analyst?: string) =>
    setQuery(
      {
        ...(tab !== tabs[0].key && { tab }),
        ...(analyst !== undefined && { analyst }),
      },
      { replace: true },
    )
  const tab = tabs.find(({ key }) => key === param('tab'))?.key ?? tabs[0].key
  return { tab, analyst: param('analyst'), go }
}

export type Daily = RowOf<typeof teamArticlesDaily>
export type View = RowOf<typeof publicArticleList>
type Analysts = OutputOf<typeof companyAnalystList>

const offline = { title: words.title, route: '/information' }

/** The daily commentaries of all teams, newest first. */
export const dailies: SiteList<typeof teamArticlesDaily, Daily> = {
  call: teamArticlesDaily,
  input: { pageSize: ROWS },
  offline,
  toRow: (daily) => daily,
}

/** The opinions, of one analyst if chosen, newest first. */
export function viewsOf(analyst: string | undefined): SiteList<typeof publicArticleList, View> {
  const input = { ...(analyst !== undefined && { analystNumber: analyst }), pageSize: ROWS }
  return { call: publicArticleList, input, offline, toRow: (view) => view }
}

export function useAnalysts(): Loaded<Analysts> {
  return useCall(companyAnalystList, {}, { cache: true, offline })
}
