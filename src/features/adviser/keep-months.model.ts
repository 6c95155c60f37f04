import { useEffect, useEffectEvent } from 'react'
import type { InputOf, OutputOf } from '#api/call.ts'
import { raCustomer } from '#api/domains/account/ra-customer.ts'
import { callKey } from '#api/key.ts'
import { useAccount, useData } from '#data/deps.tsx'
import { useKeep } from '#data/offline/use-keep.ts'
import { useLoad } from '#data/use-load.ts'
import { readable } from '#data/use-saved.ts'
import { dataOf } from '#data/loaded.ts'
import { whenIdle } from '#lib/when-idle.ts'
import type { Advice } from './adviser.words.ts'

type Answer = OutputOf<typeof raCustomer>
type Input = InputOf<typeof raCustomer>

/** The copies that the record may take of all that a device keeps: five years where no month has a second page. */
const MOST = 60
/** A copy lasts seven days; one older than this is renewed, ms. */
const RENEWED = 3 * 24 * 3600_000

/**
 * Saves every page of the record that has no copy, the newest first, so that all of it can be read offline once it was
 * opened online. Stops at the first page that cannot be read or saved. SV-10
 *
 * @param known the newest answer; undefined until the service has given one
 */
export function useKeepMonths(known: Answer | undefined, pageSize: number, page: { title: string; route: string }) {
  const keep = useKeep()
  const saved = useSavedPage()
  const { now, account } = useData()
  const begin = useEffectEvent((wanted: () => boolean) => {
    const pages = (known?.months ?? [])
      .flatMap((each) => pagesOf(each, pageSize))
      // The newest answer is the first page of its month.
      .filter(({ input }) => input.month !== known?.month || input.pageNo !== 1)
      .slice(0, MOST)
    const whose = account()
    const keepAll = async () => {
      for (const { input, total } of pages) {
        const copy = await saved(input)
        if (copy && copy.data.total === total && now() - copy.savedAt < RENEWED) continue
        if (!wanted() || account() !== whose) return
        await keep(raCustomer, input, page)
      }
    }
    whenIdle(() => void keepAll().catch(() => undefined))
  })
  const counts = known?.months.map(({ month, count }) => `${month} ${count}`).join()
  useEffect(() => {
    if (!counts) return
    let wanted = true
    begin(() => wanted)
    return () => {
      wanted = false
    }
  }, [counts])
}

/** The saved rows of a month below its first page, while the service cannot be reached. */
export function useSavedRest(month: string, total: number, pageSize: number): readonly Advice[] {
  const saved = useSavedPage()
  const account = useAccount()
  const name = total > pageSize ? `${account} ${month} ${total}` : null
  const found = useLoad(name, async () => {
    const copies = await Promise.all(
      pagesOf({ month, count: total }, pageSize)
        .slice(1)
        .map(({ input }) => saved(input)),
    )
    return copies.flatMap((copy) => copy?.data.list ?? [])
  })
  return dataOf(found) ?? []
}

function useSavedPage() {
  const { snapshots } = useData()
  return async (input: Input) => readable(raCustomer, await snapshots.read(callKey(raCustomer, input)))
}

function pagesOf({ month, count }: { month: string; count: number }, pageSize: number) {
  return Array.from({ length: Math.ceil(count / pageSize) }, (_, at) => {
    const input: Input = { month, pageNo: at + 1, pageSize }
    return { input, total: count }
  })
}
