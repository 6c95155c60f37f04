import { useState } from 'react'
import { Link } from 'wouter'
import { StoryRow } from '#entities/article/story-row.tsx'
import { PagedList } from '#entities/list/paged-list.tsx'
import { Badge } from '#ui/badge.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Topics } from '#ui/prose/topics.tsx'
import { topicHref } from '#lib/path/articles-href.ts'
import { type ArticleRow, useArticles, useTopicPicked } from './articles.model.ts'
import { CallUsSheet } from '#entities/access/call-us-sheet.tsx'
import { LockedPanel } from '#entities/access/locked.tsx'
import css from './articles.module.css'

/** 文章列表. product LE-06 */
export function ArticlesScreen() {
  const model = useArticles()
  const [contactOpen, setContactOpen] = useState(false)
  return (
    <Screen title="文章">
      {model.chosen !== '' && <Chosen name={model.chosen} />}
      {model.locked && <LockedPanel locked={model.locked} onContact={() => setContactOpen(true)} />}
      <PagedList
        pages={model.articles}
        label="文章"
        keyOf={({ key }) => key}
        row={(row) => <Row row={row} />}
        empty={<Empty text="暂无文章" action={all} />}
      />
      <RiskLine />
      <CallUsSheet title="咨询" open={contactOpen} onClose={() => setContactOpen(false)} />
    </Screen>
  )
}

const all = { label: '看看全部文章', href: '/article' }

function Chosen({ name }: { name: string }) {
  return (
    <div className={css.chosen}>
      <h2>{name}</h2>
      <LinkButton href="/article" kind="ghost" size="small">
        全部文章
      </LinkButton>
    </div>
  )
}

function Row({ row }: { row: ArticleRow }) {
  const picked = useTopicPicked()
  return (
    <StoryRow
      href={row.href}
      title={
        <>
          {row.title} {row.locked && <Badge>未开通</Badge>}
        </>
      }
      cover={row.cover}
      summary={<Topics text={row.summary} href={topicHref} onPick={picked} />}
      facts={row.facts}
    >
      {row.author.text !== '' && (
        <Link href={row.author.href} className={css.author}>
          {row.author.text}
        </Link>
      )}
    </StoryRow>
  )
}
