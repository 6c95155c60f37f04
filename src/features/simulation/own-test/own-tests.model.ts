import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { usePage } from '#wechat/page.tsx'
import { fullWords, KEPT, UNFINISHED } from './limits.ts'
import { isUnfinished, type RowView, toRow } from './row.words.ts'
import { useOwnTests } from './queue.model.ts'

export interface OwnTests {
  list: Loaded<readonly RowView[]>
  kept: string
  /** Why no other one can be started; '' while there is room. */
  full: string
}

/** 自助回测: the queue and its results. SG-14 */
export function useOwnTestList(): OwnTests {
  usePage({ title: '自助回测' })
  const tests = useOwnTests()
  const rows = dataOf(tests) ?? []
  const unfinished = rows.filter(isUnfinished).length
  return {
    list: mapLoaded(tests, (all) => all.map(toRow)),
    kept: `已保存 ${rows.length}/${KEPT} · 排队或计算 ${unfinished}/${UNFINISHED}`,
    full: fullWords(rows.length, unfinished),
  }
}
