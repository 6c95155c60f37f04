import { Link } from 'wouter'
import type { Article } from '#api/shapes.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { minute } from '#lib/time/dates.ts'
import { Badge } from '#ui/badge.tsx'
import { Chips } from '#ui/chips.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { TabPanel, Tabs } from '#ui/layout/tabs.tsx'
import { Topics } from '#ui/prose/topics.tsx'
import { AuthorLine } from '#site/frame/author-line.tsx'
import type { Pages } from '#site/frame/pager.tsx'
import { dailyAddress, useIsOld, viewAddress } from './detail.model.ts'
import { dailies, tabs, useAnalysts, usePlace, viewsOf } from './page.ts'
import css from './information.module.css'

/** The two lists. */
export function Opinions({ pages }: { pages: Pages }) {
  const { tab, analyst, go } = usePlace()
  return (
    <div className={css.opinions}>
      <Tabs label="观点栏目" items={tabs} current={tab} onChange={(key) => go(key)} />
      <TabPanel tabKey={tab}>
        {tab === 'daily' ? (
          <DailyList pages={pages} />
        ) : (
          <>
            <Analysts chosen={analyst} onPick={(number) => go('views', number)} />
            <ViewList key={analyst} analyst={analyst} pages={pages} />
          </>
        )}
      </TabPanel>
    </div>
  )
}

function DailyList({ pages: Pages }: { pages: Pages }) {
  return (
    <Pages
      list={dailies}
      label="每日股评"
      look={css.rows}
      keyOf={({ id }) => id}
      row={(daily, before) => (
        <>
          {daily.tradeDate !== before?.tradeDate && <h2 className={css.day}>{daily.tradeDate}</h2>}
          <Row row={daily} href={dailyAddress(daily.id)} />
        </>
      )}
      empty={<Empty text="暂无每日股评" />}
      outline={<Outline />}
    />
  )
}

function Analysts({ chosen, onPick }: { chosen: string | undefined; onPick: (number: string | undefined) => void }) {
  return (
    <div className={css.analysts}>
      <LoadState loaded={useAnalysts()} skeleton={<Skeleton lines={1} />}>
        {(list) => (
          <Chips
            label="按作者查看"
            items={list.map(({ number, name }) => ({ id: number, name }))}
            chosen={chosen}
            onPick={onPick}
          />
        )}
      </LoadState>
    </div>
  )
}

function ViewList({ analyst, pages: Pages }: { analyst: string | undefined; pages: Pages }) {
  return (
    <Pages
      list={viewsOf(analyst)}
      label="分析师观点"
      look={css.rows}
      keyOf={({ id }) => id}
      row={(view) => <Row row={view} href={viewAddress(view.id)} />}
      empty={<Empty text="暂无观点" />}
      outline={<Outline />}
    />
  )
}

type Opinion = Pick<Article, 'id' | 'title' | 'summary' | 'author' | 'publishedAt'>

function Row({ row: { title, summary, author, publishedAt }, href }: { row: Opinion; href: string }) {
  const isOld = useIsOld()
  return (
    <Link href={href} className={css.row} data-old={isOld(publishedAt) || undefined}>
      <span className={css.name}>{title}</span>
      <span className={css.summary}>
        <Topics text={summary} />
      </span>
      <span className={css.small}>
        {author ? <AuthorLine author={author} /> : '未署名'}
        <span>{minute(publishedAt)}</span>
        {isOld(publishedAt) && <Badge tone="warning">观点已过时效</Badge>}
      </span>
    </Link>
  )
}

function Outline() {
  return (
    <div className={css.row}>
      <Skeleton lines={4} />
    </div>
  )
}
