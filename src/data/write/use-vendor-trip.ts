import { useEffect, useEffectEvent } from 'react'
import type { Call, InputOf, OutputOf } from '#api/call.ts'
import { useLeave } from '#session/use-leave.ts'
import { DeviceError, explain } from '#data/explain.ts'
import { dataOf, refresh } from '#data/loaded.ts'
import { useFresh } from '#data/use-fresh.ts'
import { AFTER_VISIT, type Rhythm } from '#data/watch/rhythm.ts'
import { awaited, useWatch } from '#data/watch/use-watch.ts'
import { useStale } from './stale.ts'
import { useSubmit, type Verified } from './use-submit.ts'

interface VisitOptions {
  /** What the customer still has to agree to, as text; '' when nothing is missing. */
  missing?: string
  /** Requests the address of the vendor's page. */
  open: () => Promise<string>
  /** The error if that address is not allowed. */
  closed: string
  /**
   * Called if the request was rejected or its answer lost: the work may have been done meanwhile, e.g. on another
   * device.
   */
  onFailed?: () => void
  /** Checks the outcome of a lost answer; see `useSubmit`. */
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

/**
 * Leaves for a vendor, once the customer has agreed, and only once however fast the presses, because its links work
 * once.
 */
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
    // The page is being left.
    go: () => void (leaving || submit()),
  }
}

interface ResultOptions<C extends Call> {
  /** The call for the result of the visit; a null input if there was none. */
  result: C
  input: InputOf<C> | null
  /** Whether this is the final result; false while the customer has not finished. */
  until: (data: OutputOf<C>) => boolean
  words: {
    checking: string
    /** Shown if no result has come after all requests. */
    none: string
    result: (data: OutputOf<C>) => string
  }
  /** Whether the customer has come back from the vendor; otherwise one request is made and nothing is shown. */
  isBack?: boolean
  /** The calls whose shown data a result makes stale. */
  stale?: readonly Call[]
  /** How long it is requested for after the return. */
  seen?: Rhythm
}

export interface VendorResult<T> {
  /** The state of the last visit as text; '' if there was none. */
  notice: string
  /** Requests the result again; null while a request is running or nothing is awaited. */
  check: (() => void) | null
  /** The result, once there is one. */
  result: T | undefined
  /** The newest answer, whether it is the result or not. */
  newest: T | undefined
}

/** The result of a visit, requested after the return until there is one. The address of the return proves nothing. */
export function useVendorResult<C extends Call>(options: ResultOptions<C>): VendorResult<OutputOf<C>> {
  const { result, input, until, words, isBack = true, stale = [], seen = AFTER_VISIT } = options
  const read = useFresh(result, isBack ? null : input)
  const watched = useWatch(result, isBack ? input : null, { seen, until })
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
  return {
    notice: input === null || !isBack ? '' : notice(),
    check: isBack ? again : once,
    result: found,
    newest: dataOf(isBack ? watched : read),
  }
}

export type VendorTrip<T> = VendorVisit & VendorResult<T>

/** A visit to a vendor (signature, face) and its result, on one page. journey B9, reliability §5.8 */
export function useVendorTrip<C extends Call>(options: VisitOptions & ResultOptions<C>): VendorTrip<OutputOf<C>> {
  return { ...useVendorVisit(options), ...useVendorResult(options) }
}
