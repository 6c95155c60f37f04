import type { Article } from '#api/shapes.ts'
import { stories, Story, StoryOutline } from '#site/frame/story.tsx'
import { Row } from '#ui/layout/stack.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { minute } from '#lib/time/dates.ts'
import { Badge } from '#ui/badge.tsx'
import { Chips } from '#ui/chips.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { TabPanel, Tabs } from '#ui/nav/tabs.tsx'
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
      look={stories}
      keyOf={({ id }) => id}
      row={(daily, before) => (
        <>
          {daily.tradeDate !== before?.tradeDate && <Day>{daily.tradeDate}</Day>}
          <Opinion opinion={daily} href={dailyAddress(daily.id)} />
        </>
      )}
      empty={<Empty text="暂无每日股评" action={{ label: '看投资者教育', href: '/protection' }} />}
      outline={<StoryOutline />}
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
      look={stories}
      keyOf={({ id }) => id}
      row={(view) => <Opinion opinion={view} href={viewAddress(view.id)} />}
      empty={<Empty text="暂无观点" action={{ label: '看投资者教育', href: '/protection' }} />}
      outline={<StoryOutline />}
    />
  )
}

/** The day of the commentaries below it. */
function Day({ children }: { children: string }) {
  return (
    <div className={css.day}>
      <Quiet as="h2">{children}</Quiet>
    </div>
  )
}

type OpinionRow = Pick<Article, 'title' | 'summary' | 'author' | 'publishedAt'>

function Opinion({ opinion, href }: { opinion: OpinionRow; href: string }) {
  const { title, summary, author, publishedAt } = opinion
  const isOld = useIsOld()
  return (
    <Story
      href={href}
      title={title}
      summary={<Topics text={summary} />}
      note={
        <Row as="span" gap={3}>
          <Quiet as="span" small>
            {author ? <AuthorLine author={author} /> : '未署名'}
          </Quiet>
          <Quiet as="span" small>
            {minute(publishedAt)}
          </Quiet>
          {isOld(publishedAt) && <Badge tone="warning">观点已过时效</Badge>}
        </Row>
      }
    />
  )
}
