import { useState } from 'react'
import { Link } from 'wouter'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/layout/empty.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { Topics } from '#ui/prose/topics.tsx'
import { type ArticleFilter, topicHref } from '#lib/path/articles-href.ts'
import { type ArticleRow, useArticleRows, useArticles, useTopicPicked } from './articles.model.ts'
import { CallUsSheet } from '#entities/access/call-us-sheet.tsx'
import { LockedPanel } from '#entities/access/locked.tsx'
import css from './articles.module.css'

/** 文章列表. product LE-06 */
export function ArticlesScreen() {
  const model = useArticles()
  const [asking, setAsking] = useState(false)
  return (
    <Screen title="文章">
      {model.chosen !== '' && <Chosen name={model.chosen} />}
      {model.locked && <LockedPanel locked={model.locked} onAsk={() => setAsking(true)} />}
      <LoadState loaded={model.first} skeleton={<Waiting />}>
        {(rows) => (rows.length === 0 ? <Empty text="暂无文章" action={all} /> : <Rows rows={rows} label="文章" />)}
      </LoadState>
      {model.pages.map((pageNo) => (
        <More key={pageNo} filter={model.filter} pageNo={pageNo} />
      ))}
      {model.more && (
        <div className={css.more}>
          <Button kind="plain" onClick={model.more}>
            加载更多
          </Button>
        </div>
      )}
      <RiskLine />
      <CallUsSheet title="咨询" open={asking} onClose={() => setAsking(false)} />
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

function More({ filter, pageNo }: { filter: ArticleFilter; pageNo: number }) {
  return (
    <LoadState loaded={useArticleRows(filter, pageNo)} skeleton={<Skeleton lines={8} />}>
      {(rows) => <Rows rows={rows} label={`第${pageNo}页`} />}
    </LoadState>
  )
}

function Rows({ rows, label }: { rows: readonly ArticleRow[]; label: string }) {
  const picked = useTopicPicked()
  return (
    <ul className={css.list} aria-label={label}>
      {rows.map((row) => (
        <li key={row.key} className={css.row}>
          <Link href={row.href} className={css.head}>
            <span className={css.title}>
              {row.title} {row.locked && <Badge>未开通</Badge>}
            </span>
            {row.cover !== '' && (
              <span className={css.thumb}>
                <Picture src={row.cover} alt="" ratio={16 / 9} />
              </span>
            )}
          </Link>
          <p className={css.summary}>
            <Topics text={row.summary} href={topicHref} onPick={picked} />
          </p>
          <p className={css.facts}>{row.facts}</p>
          {row.author.text !== '' && (
            <Link href={row.author.href} className={css.author}>
              {row.author.text}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

function Waiting() {
  return (
    <div className={css.waiting}>
      <Skeleton lines={12} />
    </div>
  )
}
