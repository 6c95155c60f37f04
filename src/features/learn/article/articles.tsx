import { LockedPanel } from '#entities/access/locked.tsx'
import { StoryRow } from '#entities/article/story-row.tsx'
import { PagedList } from '#entities/list/paged-list.tsx'
import { topicHref } from '#lib/path/articles-href.ts'
import { Chosen } from '#ui/layout/chosen.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Topics } from '#ui/prose/topics.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { useArticles } from './articles.model.ts'

const all = { label: '看看全部文章', href: '/article' }

/** 文章列表. LE-06 */
export function ArticlesScreen() {
  const { chosen, locked, articles, pickTopic } = useArticles()
  return (
    <Screen title="文章">
      {chosen !== '' && (
        <Chosen name={chosen}>
          <LinkButton href="/article" kind="ghost" size="small">
            全部文章
          </LinkButton>
        </Chosen>
      )}
      {locked && <LockedPanel locked={locked} />}
      <PagedList
        pages={articles}
        label="文章"
        keyOf={({ href }) => href}
        row={(row) => <StoryRow {...row} summary={<Topics text={row.summary} href={topicHref} onPick={pickTopic} />} />}
        empty={<Empty text="暂无文章" action={all} />}
      />
      <RiskLine />
    </Screen>
  )
}
