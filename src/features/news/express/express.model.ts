import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { clsArticleInfo, clsArticleSubjectList } from '#api/domains/media/news.ts'
import { callKey } from '#api/key.ts'
import type { NewsItem } from '#api/shapes/news.ts'
import { dataOf } from '#data/loaded.ts'
import { arrangeFeed, type Feed } from '#data/list/use-feed.ts'
import { useCall } from '#data/use-call.ts'
import { useForget } from '#data/use-forget.ts'
import { useToday } from '#data/use-server-clock.ts'
import type { Waiting } from '#entities/list/feed-list.tsx'
import { loginHref } from '#lib/path/login-href.ts'
import { EXPRESS, subjectHref } from '#lib/path/news-href.ts'
import { useSignedIn } from '#session/context.tsx'
import { useTrack } from '#tracking/context.tsx'
import { usePage } from '#wechat/page.tsx'
import { type FlashRow, toFlashRows } from './express.words.ts'
import { admit, type Admitted, drawn, inOrder } from './order.ts'

/** The valid values in the address. */
const SUBJECT = /^[\w-]{1,32}$/
/** Filters that are no subject. */
export const [ALL, IMPORTANT] = ['all', 'important']

export interface Flashes {
  /** A guest's login, which returns to the filter; undefined for customers. */
  login: string | undefined
  filters: { id: string; name: string }[]
  filter: string
  choose: (filter: string | undefined) => void
}

/** The flashes around the clock, and the filter: `?important=1` or `?subject=`. NW-03 */
export function useFlashes(): Flashes {
  const [search, setSearch] = useSearchParams()
  const track = useTrack()
  const isGuest = !useSignedIn()
  usePage({
    title: '7×24快讯',
    card: { title: '7×24快讯', desc: '按日查看，标明来源与时间。仅供参考，不构成投资建议' },
  })
  const offline = { title: '7×24快讯', route: EXPRESS, part: true }
  const subjects = dataOf(useCall(clsArticleSubjectList, {}, { cache: true, offline })) ?? []
  const subject = search.get('subject') ?? ''
  const filter = SUBJECT.test(subject) ? subject : search.get('important') === '1' ? IMPORTANT : ALL
  const path = filter === ALL ? EXPRESS : filter === IMPORTANT ? `${EXPRESS}?important=1` : subjectHref(filter)
  return {
    login: isGuest ? loginHref(path) : undefined,
    filters: [{ id: ALL, name: '全部' }, { id: IMPORTANT, name: '重要' }, ...subjects],
    filter,
    choose: (next = ALL) => {
      void track('news', 'channel', next)
      setSearch(next === ALL ? {} : next === IMPORTANT ? { important: '1' } : { subject: next }, {
        replace: true,
      })
    },
  }
}

/** A list of flashes; new ones wait behind a button while it is read. */
export function useFlashList(found: Feed<NewsItem>): { feed: Feed<FlashRow>; waiting: Waiting } {
  const now = useToday()
  const rows = inOrder(dataOf(found) ?? [])
  const [admitted, setAdmitted] = useState<Admitted>()
  const known = admitted ?? (found.state === 'ready' ? admit(rows) : undefined)
  if (known !== admitted) setAdmitted(known)
  const shown = known ? drawn(rows, known) : { rows, waiting: 0 }
  useOldCopies(rows.filter(({ correctedAt, withdrawnAt }) => (correctedAt ?? withdrawnAt) !== undefined))
  return {
    feed: arrangeFeed(found, () => toFlashRows(shown.rows, now)),
    waiting: { count: shown.waiting, letIn: () => setAdmitted(admit(rows)) },
  }
}

/** No outdated copy of a corrected or withdrawn flash stays on the device. */
function useOldCopies(
  changed: readonly { id: string; correctedAt?: number | undefined; withdrawnAt?: number | undefined }[],
) {
  const keys = new Map(changed.map((row) => [callKey(clsArticleInfo, { id: row.id }), row]))
  useForget([...keys.keys()], ({ value }, key, one) => {
    const { correctedAt, withdrawnAt }: { correctedAt?: unknown; withdrawnAt?: unknown } = Object(value)
    const row = keys.get(one)
    return key === one && (correctedAt !== row?.correctedAt || withdrawnAt !== row?.withdrawnAt)
  })
}
