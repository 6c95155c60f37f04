import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { TalkState } from '#data/timeline/talk.ts'
import {
  boundsOf,
  cameSince,
  canRestore,
  following,
  grown,
  heightOf,
  held,
  MOST,
  OPENED,
  released,
  restored,
  type TalkWindow,
  unfolded,
} from './talk-window.ts'
import type { BubbleView } from './talk.words.ts'
import { useSpoken } from './use-spoken.ts'

/** So near to the end one reads the newest, px; so near to the last row that is drawn further ones are. */
const [AT_END, NEAR] = [80, 800]
/** No row is lower, px; so many stand ready above what is seen while nobody touches the list: a touch draws OPENED. */
const [LOWEST, READY] = [64, 1]
/** The list is untouched after so long, ms. */
const CALM = 5_000
/** As many as a page has: a message that was quoted and what follows. */
const PAGE = 51

/** What a list needs of a talk: one that goes on, or one that was recorded. */
export interface ListedTalk {
  state: () => Pick<TalkState, 'isBehind' | 'older'>
  atEnd: (is: boolean) => void
  older: () => Promise<unknown>
  /** Those below what is read that were let go. */
  newer: () => Promise<unknown>
  jump: (messageId: string) => Promise<unknown>
}

export interface TalkList {
  box: RefObject<HTMLDivElement | null>
  shown: readonly BubbleView[]
  /** What stands for the rows below, px. */
  below: number
  /** What leads to the newest, while one reads further up; '' at the end. */
  pill: string
  /** There are older ones than the first that is drawn. */
  hasOlder: boolean
  older: () => void
  /** The first that was unread when the talk was opened; '' where all was read. */
  firstUnread: string
  /** Shows a message that was quoted. */
  jump: (messageId: string) => void
  /** The message that was jumped to. */
  target: string
  toEnd: () => void
  onScroll: () => void
  /** For a screen reader: the newest word of a teacher, or how many came. */
  spoken: string
}

/** Calls back when rows have come, before they are painted. */
function useArrival(all: readonly BubbleView[], onArrive: () => unknown): void {
  const arrived = useEffectEvent(onArrive)
  useLayoutEffect(() => void arrived(), [all])
}

/**
 * The part of a talk that is drawn. Its box runs from the end upwards (`column-reverse`), so that nothing ever sets the
 * scroll place, which would end a flick on iOS: what is put above moves nothing, while one reads further up nothing is
 * put below, and rows that go there leave their exact height. Few are drawn while nobody touches the list, because in a
 * lively room all of them are new each second.
 */
export function useTalkList(all: readonly BubbleView[], talk: ListedTalk, unread: number): TalkList {
  const box = useRef<HTMLDivElement>(null)
  const [window, place] = useState<TalkWindow>(following)
  const [target, aim] = useState({ id: '', times: 0 })
  // Fixed for the visit: what comes now was not unread before.
  const [firstUnread] = useState(() => (unread > 0 ? (all.at(-unread) ?? all[0])?.key : undefined) ?? '')
  const { isBehind, older } = talk.state()
  const { from, to } = boundsOf(all, window)
  const fresh = cameSince(all, window)
  const isFollowing = window.bottom === undefined
  useEffect(() => talk.atEnd(isFollowing), [talk, isFollowing])
  const toEnd = () => {
    place(following)
    aim({ id: '', times: 0 })
    box.current?.scrollTo({ top: 0 })
  }
  const more = () => {
    place(grown(all, window))
    if (from === 0) void talk.older().catch(() => undefined)
  }
  /** How far one reads above the end, px: from the end upwards the offset is negative. */
  const up = () => Math.abs(box.current?.scrollTop ?? 0)
  /** Whether rows below are drawn again, or asked for, because one comes near them. */
  const unfold = () => {
    if (window.below.length === 0 || up() - heightOf(window) >= NEAR) return false
    if (canRestore(all, window)) place(restored(window))
    else void talk.newer().catch(() => undefined)
    return true
  }
  useArrival(all, unfold)
  const jump = useLatest((messageId: string) => {
    const at = all.findIndex((each) => each.messageId === messageId)
    const show = () => aim(({ times }) => ({ id: messageId, times: times + 1 }))
    if (at >= 0) {
      const end = unfolded(all, held(all, window))
      place({ ...end, count: Math.max(end.count, boundsOf(all, end).to - at + OPENED / 2) })
      return show()
    }
    // What follows it is drawn with it; the way back is the pill.
    place({ bottom: '', count: PAGE, below: [] })
    void talk.jump(messageId).then(show, () => place(following))
  })
  useCalm(box, isFollowing, place)
  useShown(box, target)
  useShedding(box, all, window, place)
  useOwnWords(all, toEnd)
  return {
    box,
    shown: all.slice(from, to),
    below: heightOf(window),
    pill: isBehind ? '回到最新' : fresh > 0 ? `${fresh}条新消息` : '',
    hasOlder: older || from > 0,
    older: more,
    firstUnread,
    jump,
    target: target.id,
    toEnd,
    onScroll() {
      const { scrollHeight = 0, clientHeight = 0 } = box.current ?? {}
      if (unfold()) return
      const isAtEnd = up() <= AT_END && window.below.length === 0
      if (isAtEnd) return !isFollowing && !isBehind && place({ ...window, bottom: undefined })
      if (scrollHeight - clientHeight - up() < NEAR && (from > 0 || older)) more()
      else if (isFollowing) place(held(all, window))
    },
    spoken: useSpoken(all),
  }
}

/** Brings a message into view once it is drawn. */
function useShown(box: RefObject<HTMLDivElement | null>, target: { id: string; times: number }): void {
  useEffect(() => {
    if (target.id === '') return
    rowsOf(box)
      .find((each) => each.getAttribute('data-message') === target.id)
      ?.scrollIntoView({ block: 'center' })
  }, [box, target])
}

const rowsOf = (box: RefObject<HTMLDivElement | null>) => [
  ...(box.current?.querySelectorAll<HTMLElement>('li[data-message]') ?? []),
]

/** Of too many rows the lowest go, once they are out of sight. */
function useShedding(
  box: RefObject<HTMLDivElement | null>,
  all: readonly BubbleView[],
  window: TalkWindow,
  place: (window: TalkWindow) => void,
): void {
  useLayoutEffect(() => {
    if (window.bottom === undefined || window.count <= MOST || !box.current) return
    const rows = rowsOf(box)
    const edge = box.current.getBoundingClientRect().bottom + NEAR
    const tops = rows.slice(MOST).map((row) => row.getBoundingClientRect())
    const gone = tops.filter(({ top }) => top > edge)
    if (gone.length > 0) place(released(all, window, gone.map(({ height }) => height).reverse()))
  })
  // Their heights are of this width.
  const turned = useEffectEvent(() => place(unfolded(all, window)))
  useEffect(() => {
    const turn = () => turned()
    addEventListener('resize', turn)
    return () => removeEventListener('resize', turn)
  }, [])
}

/** What a finger, a wheel or a key begins with. */
const TOUCHES = ['pointerdown', 'wheel', 'focusin'] as const

/** While it is followed and nobody touches it, no more rows are drawn than can be seen. */
function useCalm(
  box: RefObject<HTMLDivElement | null>,
  isFollowing: boolean,
  place: (change: (window: TalkWindow) => TalkWindow) => void,
): void {
  useEffect(() => {
    const list = box.current
    if (!list) return
    const events = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const rest = () => {
      const count = Math.ceil(list.clientHeight / LOWEST) + READY
      // Nothing is laid out where it has no height.
      if (list.clientHeight > 0) place((window) => (window.bottom === undefined ? { ...window, count } : window))
    }
    const wait = () => {
      clearTimeout(timer)
      if (isFollowing) timer = setTimeout(rest, CALM)
    }
    const touched = () => {
      place((window) => (window.count < OPENED ? { ...window, count: OPENED } : window))
      wait()
    }
    for (const name of TOUCHES) list.addEventListener(name, touched, { signal: events.signal, passive: true })
    wait()
    return () => {
      clearTimeout(timer)
      events.abort()
    }
  }, [box, isFollowing, place])
}

/** Who says something reads the newest. */
function useOwnWords(all: readonly BubbleView[], toEnd: () => void): void {
  const end = useEffectEvent(toEnd)
  const last = all.at(-1)
  const sending = last?.state === 'sending' ? last.key : ''
  useEffect(() => {
    if (sending !== '') end()
  }, [sending])
}

/** The newest of a function, as one that stays the same: rows that did not change are not drawn again. */
function useLatest<A>(act: (given: A) => void): (given: A) => void {
  const latest = useRef(act)
  useLayoutEffect(() => void (latest.current = act))
  return useCallback((given: A) => latest.current(given), [])
}
