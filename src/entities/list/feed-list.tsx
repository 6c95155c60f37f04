import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Feed } from '#data/list/use-feed.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useFinger } from '#ui/use-finger.ts'
import { useSeen } from '#ui/use-seen.ts'
import { ListRows, Outlines } from './list-rows.tsx'
import css from './paged-list.module.css'
import type { RowsProps } from './rows.tsx'

interface FeedProps<Row> extends RowsProps<Row> {
  feed: Feed<Row>
  /** What the rows are, as in 更早的回复. */
  noun: string
  /** It is in a group of rows, which is its card. */
  grouped?: boolean
  /** Newer rows that are not shown yet, so that nothing moves for a reader further down. */
  waiting?: Waiting
}

export interface Waiting {
  count: number
  letIn: () => void
}

interface Props<Row> extends FeedProps<Row> {
  /** Shown when there are no rows. */
  empty: ReactNode
  /** The skeleton of one row. */
  outline?: ReactNode
}

/** A feed, newest first, in all its states. */
export function FeedList<Row>({ empty, outline = <Skeleton lines={2} />, ...props }: Props<Row>): ReactNode {
  const { feed, look } = props
  const outlines = <Outlines outline={outline} look={look} />
  return (
    <LoadState loaded={feed} skeleton={outlines}>
      {(list) => (list.length === 0 ? empty : <FeedRows {...props} outlines={outlines} />)}
    </LoadState>
  )
}

/** The rows of a loaded feed: a link to new ones above the reader, and the button for older ones. */
export function FeedRows<Row>({
  feed,
  noun,
  grouped = false,
  waiting,
  outlines = <Outlines outline={<Skeleton lines={2} />} look={undefined} />,
  ...rows
}: FeedProps<Row> & { outlines?: ReactNode }): ReactNode {
  const { more, busy, failed, fresh } = feed
  const list = feed.state === 'ready' ? feed.data : []
  return (
    <>
      {waiting ? <Held noun={noun} {...waiting} /> : <Fresh count={fresh} noun={noun} />}
      <ListRows
        {...rows}
        look={grouped ? css.grouped : rows.look}
        {...{ list, more, busy, failed }}
        waiting={outlines}
        total={list.length}
        verb={`更早的${noun}`}
        whole={() => ''}
      />
    </>
  )
}

/** Scrolls to the top of the list if there are unseen new rows; nothing if the top is in view. */
function Fresh({ count, noun }: { count: number; noun: string }): ReactNode {
  const top = useRef<HTMLSpanElement>(null)
  const isSeen = useSeen(top, true)
  const [known, setKnown] = useState(count)
  if (isSeen && known !== count) setKnown(count)
  return (
    <>
      <span ref={top} tabIndex={-1} />
      <div role="status" className={css.fresh}>
        <Pill count={count - known} noun={noun} onGo={() => goTo(top.current)} />
      </div>
    </>
  )
}

/** Shows waiting rows: automatically if the top is in view and no finger is down, else on a press. */
function Held({ count, letIn, noun }: Waiting & { noun: string }): ReactNode {
  const top = useRef<HTMLSpanElement>(null)
  const isSeen = useSeen(top, true)
  const isHeld = useFinger()
  const mayMove = isSeen && !isHeld && count > 0
  const come = useEffectEvent(letIn)
  useEffect(() => {
    if (mayMove) come()
  }, [mayMove])
  const go = () => {
    letIn()
    goTo(top.current)
  }
  return (
    <>
      <span ref={top} tabIndex={-1} />
      {/* Not announced every minute. */}
      <div className={css.fresh}>
        <Pill count={count} noun={noun} onGo={go} />
      </div>
    </>
  )
}

function Pill({ count, noun, onGo }: { count: number; noun: string; onGo: () => void }): ReactNode {
  return (
    count > 0 && (
      <button type="button" onClick={onGo}>
        {`${count}条新${noun}`}
      </button>
    )
  )
}

function goTo(top: HTMLElement | null) {
  top?.scrollIntoView({ block: 'center' })
  top?.focus({ preventScroll: true })
}
