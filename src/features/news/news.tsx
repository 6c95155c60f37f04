import { StoryRow } from '#entities/article/story-row.tsx'
import { PagedList } from '#entities/list/paged-list.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Topics } from '#ui/prose/topics.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { TabPanel, Tabs } from '#ui/nav/tabs.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { useNews } from './news.model.ts'

/** 资讯. NW-01 */
export function NewsScreen() {
  const { channels, chosen, choose, news } = useNews()
  return (
    <Screen title="资讯">
      <LoadState loaded={channels} skeleton={<Skeleton lines={12} inset />}>
        {(items) =>
          items.length === 0 ? (
            <Empty text="暂无资讯" action={{ label: '看文章', href: '/article' }} />
          ) : (
            <>
              <Tabs label="资讯频道" items={items} current={chosen} onChange={choose} />
              <TabPanel tabKey={chosen}>
                <PagedList
                  key={chosen}
                  pages={news}
                  label="资讯"
                  keyOf={({ href }) => href}
                  row={({ summary, ...row }) => <StoryRow {...row} summary={<Topics text={summary} />} />}
                  empty={<Empty text="暂无资讯" action={{ label: '看文章', href: '/article' }} />}
                />
              </TabPanel>
            </>
          )
        }
      </LoadState>
      <RiskLine />
    </Screen>
  )
}
