import type { Call, InputOf, OutputOf } from '#api/call.ts'
import { useLeave } from '#session/use-leave.ts'
import { DeviceError, explain } from '#data/explain.ts'
import { useSubmit } from './use-submit.ts'
import { AFTER_VISIT } from '#data/watch/rhythm.ts'
import { awaited, useWatch } from '#data/watch/use-watch.ts'

interface TripOptions<C extends Call> {
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
    /** The vendor's address is not one that may be left for. */
    closed: string
  }
  /** What the customer has to agree to first, in words; '' once that is done. */
  missing?: string
  /** Asks the service for the vendor's address, with where to come back to. */
  open: () => Promise<string>
  /** It was refused, or its answer was lost: it may have been done meanwhile, elsewhere. */
  onFailed?: () => void
}

export interface VendorTrip<T> {
  /** What is known of the last visit; '' where there was none. */
  notice: string
  /** Asks for the result once more; null while that is being done, or nothing waits for one. */
  check: (() => void) | null
  /** The result, once there is one. */
  result: T | undefined
  error: string
  busy: boolean
  go: () => void
}

/**
 * A visit to a vendor (signature, face): agreed to, left for once, asked about after the return until there is a result.
 * What the return itself says counts for nothing. product B9, reliability 5.8
 */
export function useVendorTrip<C extends Call>(options: TripOptions<C>): VendorTrip<OutputOf<C>> {
  const { result, input, until, words, missing = '', open, onFailed } = options
  const watched = useWatch(result, input, { seen: AFTER_VISIT, until })
  const found = awaited(watched)
  const { leaving, leave } = useLeave()
  const submission = useSubmit({
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
      if (!leave(url)) throw new DeviceError(words.closed)
    },
    done: () => undefined,
  })
  const notice = () => {
    if (watched.checking) return words.checking
    if (found !== undefined) return words.result(found)
    return watched.error === undefined ? words.none : explain(watched.error)
  }
  return {
    notice: input === null ? '' : notice(),
    check: watched.exhausted ? watched.recheck : null,
    result: found,
    error: submission.fieldErrors.missing || submission.error,
    busy: submission.busy || leaving,
    // The page is on its way out: its links work once.
    go: () => void (leaving || submission.submit()),
  }
}
