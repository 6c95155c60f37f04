import { type ReactNode, useRef, useState } from 'react'
import type { Feed } from '#data/list/use-feed.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useSeen } from '#ui/use-seen.ts'
import { ListRows, Outlines } from './list-rows.tsx'
import css from './paged-list.module.css'
import type { RowsProps } from './rows.tsx'

interface FeedProps<Row> extends RowsProps<Row> {
  feed: Feed<Row>
  /** What the rows are, as in 更早的回复. */
  noun: string
  /** It stands in a group of rows, which is its card. */
  grouped?: boolean
}

interface Props<Row> extends FeedProps<Row> {
  /** Shown where there are no rows. */
  empty: ReactNode
  /** The outline of one row. */
  outline?: ReactNode
}

/** A feed, newest first, in all its states. */
export function FeedList<Row>({ empty, outline = <Skeleton lines={2} />, ...props }: Props<Row>): ReactNode {
  const { feed, look } = props
  const waiting = <Outlines outline={outline} look={look} />
  return (
    <LoadState loaded={feed} skeleton={waiting}>
      {(list) => (list.length === 0 ? empty : <FeedRows {...props} waiting={waiting} />)}
    </LoadState>
  )
}

/** The rows of a feed that is there: the way to what came above while one reads further down, and the button for older ones. */
export function FeedRows<Row>({
  feed,
  noun,
  grouped = false,
  waiting = <Outlines outline={<Skeleton lines={2} />} look={undefined} />,
  ...rows
}: FeedProps<Row> & { waiting?: ReactNode }): ReactNode {
  const { more, busy, failed, fresh } = feed
  const list = feed.state === 'ready' ? feed.data : []
  return (
    <>
      <Fresh count={fresh} noun={noun} />
      <ListRows
        {...rows}
        look={grouped ? css.grouped : rows.look}
        {...{ list, more, busy, failed, waiting }}
        total={list.length}
        verb={`更早的${noun}`}
        whole={() => ''}
      />
    </>
  )
}

/** Leads to the top of the list, where rows came that the reader has not seen; nothing where the top is in view. */
function Fresh({ count, noun }: { count: number; noun: string }): ReactNode {
  const top = useRef<HTMLSpanElement>(null)
  const isSeen = useSeen(top, true)
  const [known, setKnown] = useState(count)
  if (isSeen && known !== count) setKnown(count)
  const unread = count - known
  const go = () => {
    top.current?.scrollIntoView({ block: 'center' })
    top.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <span ref={top} tabIndex={-1} />
      <div role="status" className={css.fresh}>
        {unread > 0 && <button type="button" onClick={go}>{`${unread}条新${noun}`}</button>}
      </div>
    </>
  )
}
