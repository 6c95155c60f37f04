import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { GenericSchema } from 'valibot'
import type { Call, InputOf, OutputOf } from '#api/call.ts'
import { BusinessError } from '#api/errors.ts'
import { callKey } from '#api/key.ts'
import { usePerson } from '#data/deps.tsx'
import { DeviceError } from '#data/explain.ts'
import type { Loaded } from '#data/loaded.ts'
import { type CallOptions, useCall } from '#data/use-call.ts'
import { freshOf, type Held, once, type Stretch, stretchOf, withNewest } from './feed-rows.ts'
import { type More, useParts } from './use-parts.ts'
import { type Shown, useShown } from './use-shown.ts'

/** A call that answers newest first and takes a cursor, `beforeId` unless said. */
export type FeedCall = Call<GenericSchema, GenericSchema<unknown, unknown[] | { list: unknown[]; hasMore: boolean }>>
type RowOf<T> = T extends readonly (infer Row)[] ? Row : T extends { list: readonly (infer Row)[] } ? Row : never
/** The input of such a call without the cursor. */
type FeedInput<C extends FeedCall> = Omit<InputOf<C>, 'beforeId'>

interface FeedOptions<C extends FeedCall> extends CallOptions<OutputOf<C>> {
  idOf: (row: RowOf<OutputOf<C>>) => string
  /** What asks for the rows older than this one, where it is not `beforeId`. */
  cursorOf?: ((row: RowOf<OutputOf<C>>) => Partial<InputOf<C>>) | undefined
  /** The newest part, where the screen reads it by itself, for instance again and again. */
  newest?: Loaded<OutputOf<C>>
  /** Where the number of shown parts is stored, if not in the history entry. */
  shown?: Shown
  /** So many rows make a whole part of an answer that does not say whether there are older ones; 1: only none is the end. */
  partSize?: number | undefined
  /** Whether the screen keeps the shown rows: a list with an expired cursor then restarts by itself. */
  keepsRows?: boolean
}

/** The shown rows of a feed, newest first; ready with the first part, older ones follow. */
export type Feed<Row> = Loaded<Row[]> &
  More & {
    /** How many rows at the top came after the list was opened. */
    fresh: number
  }

/**
 * The feed of a call with a cursor: older parts below, newer rows on top whenever the newest part is read again, each row
 * once. Back restores the number of shown parts; offline the first is available. A `null` input requests nothing yet.
 */
export function useFeed<C extends FeedCall>(
  call: C,
  input: FeedInput<C> | null,
  {
    idOf,
    cursorOf = (row) => ({ beforeId: idOf(row) }) as never,
    newest,
    shown: given,
    partSize,
    keepsRows = false,
    ...options
  }: FeedOptions<C>,
): Feed<RowOf<OutputOf<C>>> {
  // A cursor call takes the cursor in addition to its own input.
  const below = (row: RowOf<OutputOf<C>>) => input && ({ ...input, ...cursorOf(row) } as InputOf<C>)
  const newestInput = input as InputOf<C> | null
  const read = useCall(call, newest ? null : newestInput, options)
  const first = newest ?? read
  const list = newestInput === null ? '' : callKey(call, newestInput)
  const inHistory = useShown(list)
  const [shown, show] = given ?? inHistory
  const [held, letGo] = useHeld(list, first.state === 'ready' ? first.data : undefined, idOf, partSize)
  const { parts, busy, failed, refresh } = useParts(call, {
    count: held?.older ? shown - 1 : 0,
    inputOf(_, before) {
      const above = before === undefined ? held : partOf<C>(before, partSize)
      const last = above?.older ? above.rows.at(-1) : undefined
      return last === undefined ? null : below(last)
    },
    parallel: false,
    ...(options.cache && { cache: true }),
  })
  const beginAnew = () => {
    show(1)
    letGo()
    if (first.state === 'ready') void first.refresh()
  }
  const isLost = failed !== undefined && isGone(failed.error)
  useOnce(isLost && keepsRows, beginAnew)
  if (first.state !== 'ready' || !held) return { ...asLoading(first), ...NOTHING }
  const older = parts.map((part) => partOf<C>(part, partSize))
  const isEnd = !(older.at(-1) ?? held).older
  return {
    ...first,
    data: once([...held.rows, ...older.flatMap(({ rows }) => rows)], idOf),
    fresh: freshOf(held, idOf),
    more: isEnd || busy || failed ? undefined : () => show(parts.length + 2),
    busy,
    failed: isLost ? { error: new DeviceError(GONE), retry: beginAnew } : failed,
    refresh: async () => void (await Promise.all([first.refresh(), refresh()])),
  }
}

/** The cursor's row was removed, so nothing is found below it. spec §8 */
const isGone = (error: unknown) => error instanceof BusinessError && error.code === 40003
const GONE = '列表有变动，重试将从最新的看起'

/** Calls back at the first time that this holds; a service that rejects every cursor is not asked again and again. */
function useOnce(is: boolean, callBack: () => void): void {
  const isDone = useRef(false)
  const begin = useEffectEvent(callBack)
  useEffect(() => {
    if (!is || isDone.current) return
    isDone.current = true
    begin()
  }, [is])
}

/** The same feed with each row mapped. */
export function mapFeed<Row, View>(feed: Feed<Row>, toView: (row: Row, isFresh: boolean) => View): Feed<View> {
  return feed.state === 'ready' ? { ...feed, data: feed.data.map((row, at) => toView(row, at < feed.fresh)) } : feed
}

/** The same feed with its rows chosen and worded as a whole. */
export function arrangeFeed<Row, View>(feed: Feed<Row>, toViews: (rows: readonly Row[]) => View[]): Feed<View> {
  return feed.state === 'ready' ? { ...feed, data: toViews(feed.data), fresh: 0 } : feed
}

const NOTHING = { more: undefined, busy: false, failed: undefined, fresh: 0 }

function asLoading<T>(loaded: Loaded<T>): Exclude<Loaded<T>, { state: 'ready' }> {
  return loaded.state === 'ready' ? { state: 'loading' } : loaded
}

function partOf<C extends FeedCall>(answer: OutputOf<C>, partSize: number | undefined): Stretch<RowOf<OutputOf<C>>> {
  // Both forms of the answer hold rows of this type.
  return stretchOf(answer as RowOf<OutputOf<C>>[], partSize)
}

/** The rows of the newest part over all its answers, for as long as the same person reads the same list. */
function useHeld<T>(
  list: string,
  answer: T | undefined,
  idOf: (row: RowOf<T>) => string,
  partSize: number | undefined,
) {
  const name = `${usePerson()} ${list}`
  const [kept, keep] = useState<{ of: string; answer: T; held: Held<RowOf<T>> }>()
  const known = kept?.of === name ? kept : undefined
  const letGo = () => keep(undefined)
  if (answer === undefined || known?.answer === answer) return [known?.held, letGo] as const
  // As in `partOf`.
  const held = withNewest(known?.held, stretchOf(answer as unknown as RowOf<T>[], partSize), idOf)
  keep({ of: name, answer, held })
  return [held, letGo] as const
}
