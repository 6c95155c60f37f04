import { useState } from 'react'
import { LoadState } from '#entities/loaded/load-state.tsx'
import type { Listed } from '#entities/stock/guest-list.ts'
import { CASES, POOLS } from '#lib/path/case-href.ts'
import { INDICATORS, SCORES, STOCK_NOTICES, STOCK_QA, STOCK_SEARCH, STOCKS } from '#lib/path/stock-href.ts'
import { loginHref } from '#lib/path/login-href.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Button } from '#ui/button.tsx'
import { Chips } from '#ui/chips.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { EditList } from './edit-list.tsx'
import { type MyStocksModel, useMyStocks } from './my-stocks.model.ts'
import css from './my-stocks.module.css'
import { SortHead } from './sort-head.tsx'
import { StockRow } from './stock-row.tsx'

const StockNews = lazyPart(() => import('./stock-news.tsx').then((m) => m.StockNews))

/** 股票（自选）. `opens`: whether a path is one of our pages. product ST-01 */
export function MyStocksScreen({ opens }: { opens: (path: string) => boolean }) {
  const model = useMyStocks()
  const { list, rows } = model
  const [editing, setEditing] = useState(false)
  const isEmpty = list.loaded.state === 'ready' && list.loaded.data.length === 0
  return (
    <Screen title="股票" tab="stock">
      <div className={css.head}>
        <p role="status" className={css.market}>
          {model.market || ' '}
        </p>
        {!isEmpty && (
          <Button kind="ghost" size="small" onClick={() => setEditing(!editing)}>
            {editing ? '完成' : '编辑'}
          </Button>
        )}
        <LinkButton href={STOCK_SEARCH} kind="plain" size="small">
          添加
        </LinkButton>
      </div>
      <LoadState loaded={rows} skeleton={<Skeleton lines={12} inset />}>
        {(shown) => {
          if (isEmpty) return <Empty text="还没有自选股" action={{ label: '添加自选', href: STOCK_SEARCH }} />
          return editing ? <EditList list={list} /> : <Rows model={model} shown={shown} opens={opens} />
        }}
      </LoadState>
      {!list.isGuest && list.loaded.state === 'ready' && !isEmpty && !editing && (
        <StockNews stocks={list.loaded.data} opens={opens} />
      )}
      {list.isGuest && (
        <p className={css.note}>
          登录后可云端同步 <Anchor href={loginHref(STOCKS)}>登录</Anchor>
        </p>
      )}
      <CellGroup title="研究与复盘">
        {!list.isGuest && <Cell title="自选公告" note="自选股发布的公告" href={STOCK_NOTICES} />}
        {!list.isGuest && <Cell title="股票问答" note="我的提问与公开回答" href={STOCK_QA} />}
        <Cell title="特色指标" note="计算方法、局限与模拟回测" href={INDICATORS} />
        <Cell title="股票评分" note="按因子查看评分与计算方法" href={SCORES} />
        <Cell title="优选股池" note="规则、时效与全部历史记录" href={POOLS} />
        <Cell title="股票案例" note="历史案例，仅用于投教复盘" href={CASES} />
      </CellGroup>
      <RiskLine>数据仅供参考，不构成投资建议</RiskLine>
    </Screen>
  )
}

function Rows({
  model,
  shown,
  opens,
}: {
  model: MyStocksModel
  shown: readonly Listed[]
  opens: (path: string) => boolean
}) {
  const { groups, group, pickGroup, sort, press, spark } = model
  return (
    <>
      {groups.length > 0 && (
        <div className={css.groups}>
          <Chips label="分组" items={groups} chosen={group} onPick={pickGroup} />
        </div>
      )}
      <SortHead sort={sort} onPress={press} />
      <ul className={css.rows} aria-label="自选股">
        {shown.map((stock, at) => (
          <li key={stock.symbol}>
            <StockRow stock={stock} day={spark(stock.symbol)} first={at < 12} opens={opens} />
          </li>
        ))}
      </ul>
    </>
  )
}
