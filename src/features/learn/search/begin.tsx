import { useProgress } from '#data/offline/use-progress.ts'
import { lessonHref } from '#lib/path/learn-href.ts'
import { STOCK_SEARCH } from '#lib/path/stock-href.ts'
import { Button } from '#ui/button.tsx'
import { Chips } from '#ui/chips.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { useMounted } from '#ui/mounted.ts'
import type { SearchModel } from './search.model.ts'
import css from './search.module.css'

const TOPICS = [
  { title: '看懂财报', note: '三张表、年报、商誉', words: '财报' },
  { title: '看懂价格', note: 'K线、成交量、涨跌幅', words: '行情' },
  { title: '分配家里的钱', note: '账户、基金、再平衡', words: '配置' },
  { title: '识别骗局', note: '荐股群、假平台', words: '非法' },
]

/** Before anything is typed: recent searches, subjects, and the last lesson. LE-01 */
export function Begin({ model: { before, type } }: { model: SearchModel }) {
  const mounted = useMounted()
  const last = useProgress().last()
  return (
    <>
      {before.words.length > 0 && (
        <section aria-label="最近搜过">
          <div className={css.side}>
            <h2 className={css.head}>最近搜过</h2>
            <Button kind="ghost" size="small" onClick={before.clear}>
              清空
            </Button>
          </div>
          <div className={css.kinds}>
            <Chips
              row
              label="最近搜过"
              items={before.words.map((words) => ({ id: words, name: words }))}
              onPick={(words) => type(words ?? '')}
            />
          </div>
        </section>
      )}
      <CellGroup title="按主题">
        {TOPICS.map(({ title, note, words }) => (
          <Cell key={title} title={title} note={note} onClick={() => type(words)} />
        ))}
      </CellGroup>
      {mounted && last && (
        <CellGroup title="接着学">
          <Cell icon="play" title={last.lesson} note={last.course} href={lessonHref(last.number, last.catalogId)} />
        </CellGroup>
      )}
      <CellGroup>
        <Cell icon="stock" title="找股票，到股票搜索" href={STOCK_SEARCH} />
      </CellGroup>
    </>
  )
}
