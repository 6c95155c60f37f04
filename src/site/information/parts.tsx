import { Link } from 'wouter'
import type { Article } from '#api/shapes.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { minute } from '#lib/time/dates.ts'
import { Badge } from '#ui/badge.tsx'
import { Chips } from '#ui/chips.tsx'
import { Empty } from '#ui/layout/empty.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { TabPanel, Tabs } from '#ui/layout/tabs.tsx'
import { Topics } from '#ui/prose/topics.tsx'
import { AuthorLine } from '#site/frame/author-line.tsx'
import type { Pages } from '#site/frame/pager.tsx'
import { dailyAddress, useIsOld, viewAddress } from './detail.model.ts'
import { byDay, ROWS, tabs, useAnalysts, useDailies, usePlace, useViews } from './page.ts'
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
  const first = useDailies(1)
  return (
    <Pages first={first} size={ROWS}>
      {(pageNo) => <DailyPage pageNo={pageNo} />}
    </Pages>
  )
}

function DailyPage({ pageNo }: { pageNo: number }) {
  return (
    <LoadState loaded={useDailies(pageNo)} skeleton={<Waiting />}>
      {({ list }) =>
        list.length === 0 ? (
          <Empty text="暂无每日股评" />
        ) : (
          byDay(list).map(({ date, items }) => (
            <section key={date}>
              <h2 className={css.day}>{date}</h2>
              <Rows list={items} addressOf={dailyAddress} />
            </section>
          ))
        )
      }
    </LoadState>
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
  const first = useViews(analyst, 1)
  return (
    <Pages first={first} size={ROWS}>
      {(pageNo) => <ViewPage analyst={analyst} pageNo={pageNo} />}
    </Pages>
  )
}

function ViewPage({ analyst, pageNo }: { analyst: string | undefined; pageNo: number }) {
  return (
    <LoadState loaded={useViews(analyst, pageNo)} skeleton={<Waiting />}>
      {({ list }) => (list.length === 0 ? <Empty text="暂无观点" /> : <Rows list={list} addressOf={viewAddress} />)}
    </LoadState>
  )
}

type Row = Pick<Article, 'id' | 'title' | 'summary' | 'author' | 'publishedAt'>

function Rows({ list, addressOf }: { list: readonly Row[]; addressOf: (id: string) => string }) {
  const isOld = useIsOld()
  return (
    <ul className={css.rows}>
      {list.map(({ id, title, summary, author, publishedAt }) => (
        <li key={id}>
          <Link href={addressOf(id)} className={css.row} data-old={isOld(publishedAt) || undefined}>
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
        </li>
      ))}
    </ul>
  )
}

function Waiting() {
  return (
    <div className={css.rows}>
      {[1, 2, 3].map((each) => (
        <div key={each} className={css.row}>
          <Skeleton lines={4} />
        </div>
      ))}
    </div>
  )
}
