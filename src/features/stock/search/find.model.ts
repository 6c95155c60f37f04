import { useEffect } from 'react'
import { scoreStockList } from '#api/domains/stock/stock-score.ts'
import { SessionError } from '#api/errors.ts'
import { explain } from '#data/explain.ts'
import { dataOf, type Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useSearchWords } from '#entities/search/use-search-words.ts'
import type { Listed } from '#entities/stock/guest-list.ts'
import { stockWords } from '#lib/text/typed/search.ts'
import { useSymbols } from '#quotes/use-quotes.ts'
import { useTrack } from '#tracking/context.tsx'

/** The most characters the service accepts. */
const LONGEST = 30

export interface Find {
  typed: string
  type: (text: string) => void
  /** The stocks found for the latest text; undefined while there is none or it is loading. */
  found: readonly Listed[] | undefined
  /** Why nothing was found, or what to type; '' while rows are shown. */
  hint: string
  failed: (() => void) | undefined
}

/** Finds stocks by code, initials or name; the latest text counts. ST-02 */
export function useFind(): Find {
  const { typed, type, words, wanted } = useSearchWords(LONGEST, stockWords)
  const answer = useCall(scoreStockList, wanted === '' ? null : { keyword: wanted, pageSize: 20 })
  const exact = useExact(wanted)
  const rows = foundIn(answer, exact)
  useOutcome(wanted, answer.state === 'ready' ? rows?.length : undefined)
  return {
    typed,
    type,
    found: words === wanted ? rows : undefined,
    hint: hintOf(wanted, answer, rows),
    failed: answer.state === 'failed' && rows === undefined && !isRefused(answer) ? answer.retry : undefined,
  }
}

/** Tracks whether the search succeeded, never its text. */
function useOutcome(wanted: string, count: number | undefined): void {
  const track = useTrack()
  useEffect(() => {
    if (wanted !== '' && count !== undefined) void track('stock', 'search', count > 0 ? 'hit' : 'miss')
  }, [wanted, count, track])
}

/** A complete code is known to the quotes service, for guests too. product A14 */
function useExact(wanted: string): readonly Listed[] {
  const code = /^(?:SH|SZ|BJ)?(\d{6})$/i.exec(wanted)?.[1]
  const found = useSymbols(code === undefined ? [] : ['SH', 'SZ', 'BJ'].map((market) => market + code))
  return [...(dataOf(found)?.values() ?? [])].filter(({ kind }) => kind !== 'INDEX')
}

type Answer = Loaded<{ list: readonly Listed[] }>

function foundIn(answer: Answer, exact: readonly Listed[]): Listed[] | undefined {
  const found = answer.state === 'ready' ? answer.data.list : []
  if (answer.state !== 'ready' && exact.length === 0) return undefined
  const rows = [...exact, ...found].map(({ symbol, name }) => [symbol, { symbol, name }] as const)
  return [...new Map(rows).values()]
}

const isRefused = (answer: Answer) => answer.state === 'failed' && answer.error instanceof SessionError

function hintOf(wanted: string, answer: Answer, rows: readonly Listed[] | undefined): string {
  if (wanted === '') return '输入股票代码、拼音首字母或名称'
  if (rows && rows.length > 0) return ''
  if (isRefused(answer)) return '登录后可按名称搜索，完整代码可直接添加'
  if (answer.state === 'failed') return explain(answer.error)
  return answer.state === 'ready' ? '未找到相关股票' : ''
}
