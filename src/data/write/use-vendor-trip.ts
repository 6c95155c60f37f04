import { useEffect, useEffectEvent } from 'react'
import type { Call, InputOf, OutputOf } from '#api/call.ts'
import { useLeave } from '#session/use-leave.ts'
import { DeviceError, explain } from '#data/explain.ts'
import { dataOf, refresh } from '#data/loaded.ts'
import { useFresh } from '#data/use-fresh.ts'
import { AFTER_VISIT } from '#data/watch/rhythm.ts'
import { awaited, useWatch } from '#data/watch/use-watch.ts'
import { useStale } from './stale.ts'
import { useSubmit, type Verified } from './use-submit.ts'

interface VisitOptions {
  /** What the customer has to agree to first, in words; '' once that is done. */
  missing?: string
  /** Asks the service for the vendor's address, with where to come back to. */
  open: () => Promise<string>
  /** The error where the vendor's address is not one that may be left for. */
  closed: string
  /** It was refused, or its answer was lost: it may have been done meanwhile, elsewhere. */
  onFailed?: () => void
  /** What came of a lost answer, where it has begun something; see `useSubmit`. */
  verify?: () => Promise<Verified<void>>
  unverified?: string
}

export interface VendorVisit {
  /** What is missing, after the first press. */
  missing: string
  error: string
  outcomeUnknown: boolean
  busy: boolean
  go: () => void
}

/** Leaves for a vendor: agreed to, and once however fast the presses, since its links work once. */
export function useVendorVisit(options: VisitOptions): VendorVisit {
  const { missing = '', open, closed, onFailed, verify, unverified } = options
  const { leaving, leave } = useLeave()
  const { fieldErrors, error, outcomeUnknown, busy, submit } = useSubmit<string, void, { missing: string }>({
    fields: missing,
    validate: () => ({ missing }),
    async run() {
      let url: string
      try {
        url = await open()
      } catch (cause) {
        onFailed?.()
        throw cause
      }
      if (!leave(url)) throw new DeviceError(closed)
    },
    done: () => undefined,
    ...(verify && { verify }),
    ...(unverified !== undefined && { unverified }),
  })
  return {
    missing: fieldErrors.missing,
    error,
    outcomeUnknown,
    busy: busy || leaving,
    // The page is on its way out.
    go: () => void (leaving || submit()),
  }
}

interface ResultOptions<C extends Call> {
  /** Asks what came of the visit; a null input while there was none. */
  result: C
  input: InputOf<C> | null
  /** Whether this is a result, and not that the customer is still at it. */
  until: (data: OutputOf<C>) => boolean
  words: {
    checking: string
    /** No result came while it was asked for. */
    none: string
    result: (data: OutputOf<C>) => string
  }
  /** Whether the customer comes from the vendor; else it is asked once, and nothing is said of it. */
  isBack?: boolean
  /** The calls whose shown data a result makes stale. */
  stale?: readonly Call[]
}

export interface VendorResult<T> {
  /** What is known of the last visit; '' where there was none. */
  notice: string
  /** Asks for the result once more; null while that is being done, or nothing waits for one. */
  check: (() => void) | null
  /** The result, once there is one. */
  result: T | undefined
}

/** What came of a visit: asked after the return until there is a result. What the return itself says counts for nothing. */
export function useVendorResult<C extends Call>(options: ResultOptions<C>): VendorResult<OutputOf<C>> {
  const { result, input, until, words, isBack = true, stale = [] } = options
  const read = useFresh(result, isBack ? null : input)
  const watched = useWatch(result, isBack ? input : null, { seen: AFTER_VISIT, until })
  const newest = isBack ? awaited(watched) : dataOf(read)
  const found = newest !== undefined && until(newest) ? newest : undefined
  const revalidate = useStale()
  const isFound = found !== undefined
  const onFound = useEffectEvent(() => void revalidate(stale))
  useEffect(() => {
    if (isFound) onFound()
  }, [isFound])
  const notice = () => {
    if (watched.checking) return words.checking
    if (found !== undefined) return words.result(found)
    return watched.error === undefined ? words.none : explain(watched.error)
  }
  const once = read.state !== 'loading' && !isFound ? () => refresh(read) : null
  const again = watched.exhausted ? watched.recheck : null
  return { notice: input === null || !isBack ? '' : notice(), check: isBack ? again : once, result: found }
}

export type VendorTrip<T> = VendorVisit & VendorResult<T>

/** A visit to a vendor (signature, face) and what came of it, on one page. product B9, reliability 5.8 */
export function useVendorTrip<C extends Call>(options: VisitOptions & ResultOptions<C>): VendorTrip<OutputOf<C>> {
  return { ...useVendorVisit(options), ...useVendorResult(options) }
}
