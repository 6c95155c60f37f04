import { useEffect } from 'react'
import type { OutputOf } from '#api/call.ts'
import { dataOf, type Loaded } from '#data/loaded.ts'
import type { CallOptions } from '#data/use-call.ts'
import { type PagedCall, type PagedInput, type RowOf, usePages } from './use-pages.ts'
import type { More } from './use-parts.ts'

/** The most rows of a list that are read, unless another number is given. */
const REACH = 300
const PAGE_SIZE = 50

/** The rows that are there so far; `busy` until they are all, or `reach` of them; `failed` if some are missing. */
export type Whole<Row> = Loaded<Row[]> & Pick<More, 'busy' | 'failed'>

/** All pages of a list, one after the other, for a search on the device. A `null` input requests nothing yet. */
export function useWhole<C extends PagedCall>(
  call: C,
  input: PagedInput<C> | null,
  options: CallOptions<OutputOf<C>> = { cache: true },
  reach = REACH,
): Whole<RowOf<C>> {
  const pages = usePages(call, input && { ...input, pageSize: PAGE_SIZE }, options)
  const { more } = pages
  const isMore = more !== undefined && (dataOf(pages)?.length ?? 0) < reach
  // After every render: a page that is known from before comes without a pause.
  useEffect(() => {
    if (isMore) more()
  })
  return {
    ...pages,
    busy: pages.state === 'loading' || pages.busy || isMore,
    failed: pages.state === 'failed' ? pages : pages.failed,
  }
}
