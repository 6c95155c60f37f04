import { useEffect, useState } from 'react'
import { scoreStockList } from '#api/domains/stock/stock-score.ts'
import { dataOf } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import type { Listed } from './guest-list.ts'
import { truncate } from '#lib/text/graphemes.ts'
import { stockWords } from '#lib/text/typed/search.ts'

/** The delay after the last letter, ms; the number of suggestions; the most characters the service accepts. */
const [PAUSE, OFFERED, LONGEST] = [250, 5, 30]

export interface PickStock {
  typed: string
  type: (text: string) => void
  /** The stocks that match what was typed. */
  offered: readonly Listed[]
  /** Why there are no suggestions; '' without a search. */
  hint: string
  chosen: Listed | undefined
  choose: (stock: Listed | undefined) => void
}

/** A search for one stock by code, initials or name. `choose` sets it in the form. CH-03, A14 */
export function usePickStock(chosen: Listed | undefined, choose: PickStock['choose']): PickStock {
  const [typed, type] = useState('')
  const [wanted, want] = useState('')
  const words = truncate(stockWords(typed), LONGEST)
  useEffect(() => {
    const timer = setTimeout(() => want(words), PAUSE)
    return () => clearTimeout(timer)
  }, [words])
  const answer = useCall(scoreStockList, wanted === '' ? null : { keyword: wanted, pageSize: OFFERED })
  const found = wanted === words ? dataOf(answer)?.list : undefined
  const isOver = wanted !== '' && wanted === words
  const hint = !isOver ? '' : answer.state === 'failed' ? '暂时无法查找股票，可不填' : '未找到相关股票'
  return {
    typed,
    type,
    offered: (found ?? []).map(({ symbol, name }) => ({ symbol, name })),
    hint: found?.length === 0 || answer.state === 'failed' ? hint : '',
    chosen,
    choose(stock) {
      type('')
      choose(stock)
    },
  }
}
