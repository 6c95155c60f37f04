import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { explain } from '#data/explain.ts'
import type { TalkState } from '#data/timeline/talk-state.ts'
import {
  boundsOf,
  cameSince,
  following,
  grown,
  heightOf,
  held,
  isShort,
  MOST,
  NEAR,
  OPENED,
  reached,
  released,
  type TalkWindow,
  unfolded,
} from './talk-window.ts'
import type { BubbleView } from './talk.words.ts'
import { useSpoken } from './use-spoken.ts'

/** A reader this near to the end follows the newest messages, px. */
const AT_END = 80
/**
 * The minimum height of a row, px, and the spare rows above the visible ones of an untouched list; a touch renders
 * OPENED.
 */
const [LOWEST, READY] = [36, 1]
/** After this time without a touch the list counts as untouched, ms. */
const CALM = 5_000
/** The size of a page: a quoted message and those after it. */
const PAGE = 51

/** The part of a talk that a list needs; the talk may be live or recorded. */
export interface ListedTalk {
  state: () => Pick<TalkState, 'isBehind' | 'older'>
  atEnd: (is: boolean) => void
  older: () => Promise<unknown>
  /** Loads the messages that were dropped below. */
  newer: () => Promise<unknown>
  /** Resolves with whether it still exists. */
  jump: (messageId: string) => Promise<boolean>
}

export interface TalkList {
  box: RefObject<HTMLDivElement | null>
  shown: readonly BubbleView[]
  /** The height of the rows below that are not drawn, px. */
  below: number
  /** The label of the button to the newest message; '' at the end of the list. */
  pill: string
  /** Whether there are older messages than the first drawn one. */
  hasOlder: boolean
  older: () => void
  /** Why older ones failed to load; '' otherwise. */
  olderError: string
  /** The first message that was unread when the talk was opened; '' if all were read. */
  firstUnread: string
  /** Jumps to a quoted message. */
  jump: (messageId: string) => void
  /** The message of the last jump. */
  target: string
  /** A quoted message that cannot be shown: reason, retry, dismissal. */
  missing: { text: string; again: () => void; close: () => void } | undefined
  toEnd: () => void
  onScroll: () => void
  /** The text for a screen reader: the latest message of an analyst, or how many came. */
  spoken: string
}

/** Calls back when messages have come or other rows are drawn, before they are painted. */
function useArrival(all: readonly BubbleView[], window: TalkWindow, onArrive: () => unknown): void {
  const arrived = useEffectEvent(onArrive)
  useLayoutEffect(() => void arrived(), [all, window])
}

/**
 * The drawn part of a talk. Its box scrolls from its end upwards (`column-reverse`), so that no code ever sets the
 * scroll offset, which would end a flick on iOS: rows added at the top move nothing, none are added below while
 * somebody reads further up, and rows removed there leave their exact height. Few rows are drawn while nobody touches
 * the list, because in a lively room all of them change every second.
 */
export function useTalkList(all: readonly BubbleView[], talk: ListedTalk, unread: number): TalkList {
  const box = useRef<HTMLDivElement>(null)
  const [window, place] = useState<TalkWindow>(following)
  const [target, aim] = useState({ id: '', times: 0 })
  // Fixed for the visit: messages that come now were not unread before.
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
  const [olderError, setOlderError] = useState('')
  const [missing, miss] = useState<{ messageId: string; text: string }>()
  const more = () => {
    place(grown(all, window))
    setOlderError('')
    if (from > 0) return
    talk.older().catch((error: unknown) => setOlderError(explain(error)))
  }
  /** The distance from the end, px: in a reversed box the offset is negative. */
  const up = () => Math.abs(box.current?.scrollTop ?? 0)
  /** Draws or requests the rows below if the reader comes near them; whether it did. */
  const unfold = () => {
    if (!isShort(window, up())) return false
    const next = reached(all, window, up())
    if (!isShort(next, up())) {
      const isAtEnd = next.below.length === 0 && up() <= AT_END && !isBehind
      place(isAtEnd ? { ...next, bottom: undefined } : next)
    } else if (up() <= AT_END) toEnd()
    else {
      place(next)
      // Without them the loaded ones are shown, not a gap.
      talk.newer().catch(() => place((now) => unfolded(all, now)))
    }
    return true
  }
  useArrival(all, window, unfold)
  const jump = useLatest((messageId: string) => {
    miss(undefined)
    const at = all.findIndex((each) => each.messageId === messageId)
    const show = () => aim(({ times }) => ({ id: messageId, times: times + 1 }))
    if (at >= 0) {
      const end = unfolded(all, held(all, window))
      place({ ...end, count: Math.max(end.count, boundsOf(all, end).to - at + OPENED / 2) })
      return show()
    }
    // The reader stays where they are until it has come.
    const fail = (text: string) => {
      place((now) => (isFollowing ? { ...now, bottom: undefined } : now))
      miss({ messageId, text })
    }
    place(held(all, window))
    talk.jump(messageId).then(
      (isThere) => {
        if (!isThere) return fail('原消息已不在聊天记录中')
        // The messages after it are rendered with it; the button returns to the newest.
        place({ bottom: '', count: PAGE, below: [] })
        show()
      },
      (error: unknown) => fail(`原消息没有加载出来：${explain(error)}`),
    )
  })
  useCalm(box, isFollowing, place)
  useShown(box, target)
  useShedding(box, all, window, place)
  useOwnWords(all, toEnd)
  useEndKey(box, toEnd)
  return {
    box,
    shown: all.slice(from, to),
    below: heightOf(window),
    pill: isBehind ? '回到最新' : fresh > 0 ? `${fresh}条新消息` : '',
    hasOlder: older || from > 0,
    older: more,
    olderError,
    missing: missing && { text: missing.text, again: () => jump(missing.messageId), close: () => miss(undefined) },
    firstUnread,
    jump,
    target: target.id,
    toEnd,
    onScroll() {
      const { scrollHeight = 0, clientHeight = 0 } = box.current ?? {}
      if (unfold()) return
      const isAtEnd = up() <= AT_END && window.below.length === 0
      if (isAtEnd) return !isFollowing && !isBehind && place({ ...window, bottom: undefined })
      const canGrow = from > 0 || (older && olderError === '')
      if (scrollHeight - clientHeight - up() < NEAR && canGrow) more()
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

/** If too many rows are drawn, removes the lowest ones once they are out of sight. */
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
    // A row begins where the one before it ends, because some have a time above them.
    const ends = rows.slice(MOST - 1).map((row) => row.getBoundingClientRect().bottom)
    const heights = ends.slice(1).flatMap((end, at) => {
      const top = ends[at] ?? end
      return top > edge ? [end - top] : []
    })
    if (heights.length > 0) place(released(all, window, heights.reverse()))
  })
  // The stored heights are valid for one width only.
  const turned = useEffectEvent(() => place(unfolded(all, window)))
  useEffect(() => {
    const turn = () => turned()
    addEventListener('resize', turn)
    return () => removeEventListener('resize', turn)
  }, [])
}

/** The events that a touch, a wheel or a key begins with. */
const TOUCHES = ['pointerdown', 'wheel', 'focusin'] as const

/** While the list is at its end and untouched, no more rows are drawn than can be seen. */
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
      // Without a height there is no layout yet.
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

/** The browser's own jump to the end stops where rows are rendered meanwhile. */
function useEndKey(box: RefObject<HTMLDivElement | null>, toEnd: () => void): void {
  const reach = useEffectEvent(toEnd)
  useEffect(() => {
    const list = box.current
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'End') return
      event.preventDefault()
      reach()
    }
    list?.addEventListener('keydown', pressed)
    return () => list?.removeEventListener('keydown', pressed)
  }, [box])
}

/** Scrolls to the end when the customer sends a message. */
function useOwnWords(all: readonly BubbleView[], toEnd: () => void): void {
  const end = useEffectEvent(toEnd)
  const last = all.at(-1)
  const sending = last?.state === 'sending' ? last.key : ''
  useEffect(() => {
    if (sending !== '') end()
  }, [sending])
}

/** The latest version of a function as one that never changes, so that rows do not render again. */
function useLatest<A>(act: (given: A) => void): (given: A) => void {
  const latest = useRef(act)
  useLayoutEffect(() => void (latest.current = act))
  return useCallback((given: A) => latest.current(given), [])
}
