import { STOCK_SEARCH } from '#lib/path/stock-href.ts'
import { PagedList } from '#entities/list/paged-list.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Choices } from '#ui/form/choices.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cell } from '#ui/layout/cell.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { More } from '#ui/layout/more.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { TabPanel, Tabs } from '#ui/nav/tabs.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { type Ranking, useRanking } from './ranking.model.ts'
import { ends } from './ranking.words.ts'
import css from './score.module.css'

/** 股票评分. ST-05 */
export function RankingScreen() {
  const ranking = useRanking()
  const { end, see, rows } = ranking
  return (
    <Screen title="股票评分">
      <Stack gap={3} inset>
        <Card title="因子">
          <Factors ranking={ranking} />
        </Card>
      </Stack>
      <Tabs label="排名" items={ends} current={end} onChange={see} />
      <TabPanel tabKey={end}>
        <PagedList
          pages={rows}
          label="评分排名"
          keyOf={({ key }) => key}
          row={({ name, note, score, href }) => (
            <Cell title={name} note={note} value={<b className={css.value}>{score}</b>} href={href} />
          )}
          empty={<Empty text="暂无评分" action={{ label: '搜索股票', href: STOCK_SEARCH }} />}
        />
      </TabPanel>
      <RiskLine>评分由算法模型依据公开数据计算，只说明过去，不预示未来，不构成投资建议</RiskLine>
    </Screen>
  )
}

function Factors({ ranking }: { ranking: Ranking }) {
  const { factors, chosen, choose, weight } = ranking
  return (
    <LoadState loaded={factors} skeleton={<Skeleton lines={4} />}>
      {(all) => (
        <>
          <Choices legend="因子" legendHidden kind="many" options={all} chosen={chosen} onChange={choose} inline />
          <Quiet small>{weight(all.length)}</Quiet>
          <More label="计算方法">
            <Facts items={all.map(({ id, text, method }) => ({ key: id, name: text, value: method }))} values="below" />
          </More>
        </>
      )}
    </LoadState>
  )
}
