import { useEffect, useEffectEvent } from 'react'
import type { OutputOf } from '#api/call.ts'
import { dataOf } from '#data/loaded.ts'
import type { CallOptions } from '#data/use-call.ts'
import { type PagedCall, type PagedInput, type Pages, type RowOf, usePages } from './use-pages.ts'

/** The most rows of a list that are read. */
const REACH = 300
const PAGE_SIZE = 50

/** All pages of a list, one after the other, for a search on the device. A `null` input requests nothing yet. */
export function useWhole<C extends PagedCall>(
  call: C,
  input: PagedInput<C> | null,
  options: CallOptions<OutputOf<C>> = { cache: true },
): Pages<RowOf<C>> {
  const pages = usePages(call, input && { ...input, pageSize: PAGE_SIZE }, options)
  const { more } = pages
  const goOn = useEffectEvent(() => more?.())
  const isMore = more !== undefined && (dataOf(pages)?.length ?? 0) < REACH
  useEffect(() => {
    if (isMore) goOn()
  }, [isMore, pages.busy])
  return pages
}
