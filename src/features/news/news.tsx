import { PagedList } from '#entities/list/paged-list.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { TabPanel, Tabs } from '#ui/nav/tabs.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { NEWS } from '#lib/path/news-href.ts'
import { NewsNav } from './news-nav.tsx'
import { useNews } from './news.model.ts'
import { NewsRow } from './news-row.tsx'

/** 资讯. NW-01 */
export function NewsScreen() {
  const { channels, chosen, choose, news, named } = useNews()
  return (
    <Screen title="资讯" home="beside">
      <NewsNav current={NEWS} />
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
                  row={(row, before) => <NewsRow row={row} before={before} named={named} />}
                  empty={<Empty text="暂无资讯" action={{ label: '看文章', href: '/article' }} />}
                />
              </TabPanel>
            </>
          )
        }
      </LoadState>
      <RiskLine>内容来自所列来源，转载不代表本公司立场，不构成投资建议</RiskLine>
    </Screen>
  )
}
