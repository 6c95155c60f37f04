import { useState } from 'react'
import { LoadState } from '#entities/loaded/load-state.tsx'
import type { Listed } from '#entities/stock/guest-list.ts'
import type { MyList } from '#entities/stock/my-list.model.ts'
import { STOCK_NOTICES, STOCK_QA, STOCK_SEARCH } from '#lib/path/stock-href.ts'
import { Button } from '#ui/button.tsx'
import { Chips } from '#ui/chips.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { stamp } from '#lib/time/dates.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { useMounted } from '#ui/mounted.ts'
import { OfflineBar } from '#ui/state/offline-bar.tsx'
import { RowsSkeleton } from '#ui/state/rows-skeleton.tsx'
import { EditList } from './edit-list.tsx'
import { type MyStocksModel, useMyStocks } from './my-stocks.model.ts'
import css from './my-stocks.module.css'
import { NoStocks, ToLogin, TOOLS_ROOM, WATCHED_ROOM } from './newcomer.tsx'
import type { Removal } from './removal.model.ts'
import { SortHead } from './sort-head.tsx'
import { StockRow } from './stock-row.tsx'

/** The most rows visible before scrolling. */
const SEEN_FIRST = 12

const Indexes = lazyPart(() => import('#entities/stock/indexes.tsx').then((m) => m.Indexes))
const Watched = lazyPart(() => import('./watched.tsx').then((m) => m.Watched), WATCHED_ROOM)
const Tools = lazyPart(() => import('./tools.tsx').then((m) => m.Tools), TOOLS_ROOM)
const StockNews = lazyPart(() => import('./stock-news.tsx').then((m) => m.StockNews))

interface Props {
  list: MyList
  removal: Removal
  opens: (path: string) => boolean
}

/** 自选: the visitor's stocks with their prices, and documents about them. ST-01 */
export function MyStocks(props: Props) {
  const mounted = useMounted()
  const { loaded } = props.list
  const isEmpty = loaded.state === 'ready' && loaded.data.length === 0
  return (
    <>
      <IndexRoom />
      {(!mounted || isEmpty) && <Newcomer {...props} mounted={mounted} />}
      {/* Prerendered for visitors with stocks (`data-listed`), in place of the newcomer's view. */}
      {!mounted && (
        <div className={css.listed}>
          <RowsSkeleton rows={8} />
        </div>
      )}
      {mounted && !isEmpty && <OwnStocks {...props} />}
    </>
  )
}

/** An empty list. Its link is the prerendered one, so that a press during hydration is not lost. */
function Newcomer({ list, opens, mounted }: Omit<Props, 'removal'> & { mounted: boolean }) {
  const { loaded, isGuest } = list
  return (
    <div className={mounted ? undefined : css.newcomer}>
      <NoStocks />
      {mounted && loaded.state === 'ready' && loaded.stale && <OfflineBar savedAt={stamp(loaded.savedAt)} />}
      {mounted ? <Watched /> : WATCHED_ROOM}
      {mounted ? <Tools opens={opens} /> : TOOLS_ROOM}
      {mounted && !isGuest ? <Documents /> : <ToLogin />}
    </div>
  )
}

/** Indexes and the state of the market; with the same height before they have loaded. */
function IndexRoom() {
  return (
    <section className={css.indexes} aria-label="大盘">
      <Indexes />
    </section>
  )
}

function OwnStocks({ list, removal, opens }: Props) {
  const model = useMyStocks(list, removal)
  const { rows } = model
  const [editing, setEditing] = useState(false)
  return (
    <>
      <div className={css.head}>
        <Groups model={model} />
        <Button kind="ghost" size="small" onClick={() => setEditing(!editing)}>
          {editing ? '完成' : '编辑'}
        </Button>
        <LinkButton href={STOCK_SEARCH} kind="plain" size="small">
          添加
        </LinkButton>
      </div>
      <LoadState loaded={rows} skeleton={<RowsSkeleton rows={8} />}>
        {(shown) =>
          editing ? (
            <Editing list={list} removal={removal} />
          ) : (
            <Rows model={model} shown={shown} onAway={removal.remove} opens={opens} />
          )
        }
      </LoadState>
      {!list.isGuest && list.loaded.state === 'ready' && !editing && (
        <StockNews stocks={list.loaded.data} opens={opens} />
      )}
      {list.isGuest ? (
        <ToLogin />
      ) : (
        // The length of the list above is unknown.
        list.loaded.state !== 'loading' && <Documents />
      )}
    </>
  )
}

/** A customer's documents about stocks. */
function Documents() {
  return (
    <CellGroup>
      <Cell title="自选公告" note="自选股发布的公告" href={STOCK_NOTICES} />
      <Cell title="股票问答" note="我的提问与公开回答" href={STOCK_QA} />
    </CellGroup>
  )
}

function Editing({ list, removal }: Pick<Props, 'list' | 'removal'>) {
  const kept = list.loaded.state === 'ready' ? removal.left(list.loaded.data) : []
  return <EditList list={list} kept={kept} onRemove={removal.remove} />
}

/** The groups with their counts; the space is kept if there are none. */
function Groups({ model: { groups, group, pickGroup } }: { model: MyStocksModel }) {
  return (
    <div className={css.groups}>
      {groups.length > 0 && <Chips label="分组" items={groups} chosen={group} onPick={pickGroup} />}
    </div>
  )
}

interface RowsProps extends Pick<Props, 'opens'> {
  model: MyStocksModel
  shown: readonly Listed[]
  onAway: (stock: Listed) => void
}

function Rows({ model, shown, onAway, opens }: RowsProps) {
  const { sort, press, spark } = model
  // Their initial positions: a moving row is not rerendered.
  const [first] = useState(() => new Set(shown.slice(0, SEEN_FIRST).map(({ symbol }) => symbol)))
  return (
    <>
      <SortHead sort={sort} onPress={press} />
      <ul className={css.rows} aria-label="自选股">
        {shown.map((stock) => (
          <li key={stock.symbol}>
            <StockRow {...{ stock, opens, onAway }} day={spark(stock.symbol)} first={first.has(stock.symbol)} />
          </li>
        ))}
      </ul>
    </>
  )
}
