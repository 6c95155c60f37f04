import { FeedList } from '#entities/list/feed-list.tsx'
import { EXPRESS } from '#lib/path/news-href.ts'
import { Chips } from '#ui/chips.tsx'
import { Filters } from '#ui/layout/filters.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { NewsNav } from '#features/news/news-nav.tsx'
import { ALL, IMPORTANT, useFlashes, useFlashList } from './express.model.ts'
import { FlashLine } from './flash-line.tsx'
import css from './express.module.css'
import { useAllFlashes, useFlashesOf } from './newest.model.ts'
import { Ribbon } from './ribbon.tsx'

/** 7×24快讯. NW-03 */
export function ExpressScreen() {
  const { login, filters, filter, choose } = useFlashes()
  return (
    <Screen title="7×24快讯" home="beside">
      <NewsNav current={EXPRESS} />
      {login !== undefined ? (
        <Empty
          text="登录后可查看7×24快讯"
          note="按日排列的财经快讯，每条标明来源与时间"
          action={{ label: '登录后查看', href: login }}
        />
      ) : (
        <>
          <Filters>
            <Chips row label="筛选" items={filters} chosen={filter} onPick={choose} />
          </Filters>
          <List key={filter} filter={filter} onAll={() => choose(ALL)} />
        </>
      )}
      <RiskLine>快讯来自所列来源，仅供参考，不构成投资建议</RiskLine>
    </Screen>
  )
}

function List({ filter, onAll }: { filter: string; onAll: () => void }) {
  if (filter === ALL) return <All />
  return filter === IMPORTANT ? <Important onAll={onAll} /> : <OfSubject subjectId={filter} onAll={onAll} />
}

const All = () => <Rows found={useAllFlashes(false)} />
const Important = ({ onAll }: { onAll: () => void }) => <Rows found={useAllFlashes(true)} onAll={onAll} />
const OfSubject = ({ subjectId, onAll }: { subjectId: string; onAll: () => void }) => (
  <Rows found={useFlashesOf(subjectId)} onAll={onAll} />
)

function Rows({ found, onAll }: { found: Parameters<typeof useFlashList>[0]; onAll?: () => void }) {
  const { feed, waiting } = useFlashList(found)
  return (
    <>
      {feed.state === 'ready' && <Ribbon rows={feed.data} />}
      <FeedList
        feed={feed}
        waiting={waiting}
        noun="快讯"
        label="快讯"
        look={css.list}
        keyOf={({ key }) => key}
        row={(row) => <FlashLine row={row} />}
        empty={<Empty text="暂无快讯" action={onAll && { label: '看全部快讯', onClick: onAll }} />}
      />
    </>
  )
}
