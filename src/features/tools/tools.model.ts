import { useState } from 'react'
import { usePage } from '#wechat/page.tsx'
import {
  readRate,
  type SizeFields,
  type SizeView,
  toFallView,
  toSizeView,
  type TradeFields,
  type TradeView,
  toTradeView,
} from './tools.words.ts'

/** Fields of a calculator, and its results. */
interface Calculator<F, V> {
  fields: F
  set: (field: keyof F, text: string) => void
  view: V
}

export interface ToolsPage {
  isFund: boolean
  chooseFund: (isFund: boolean) => void
  trade: Calculator<TradeFields, TradeView>
  fall: { percent: number; set: (percent: number) => void; view: ReturnType<typeof toFallView> }
  size: Calculator<SizeFields, SizeView>
}

/** The commission in millionths while its field is empty. */
const RATE = 250

/** 算一算: no input leaves the device or is stored. TL-01 */
export function useTools(): ToolsPage {
  usePage({ title: '算一算', card: { title: '算一算', desc: '交易费用、打平价、跌幅与买入数量，只在本机计算' } })
  const [isFund, chooseFund] = useState(false)
  const [trade, setTrade] = useState<TradeFields>({ price: '28.46', qty: '1000', rate: '2.5' })
  const [size, setSize] = useState<SizeFields>({ capital: '100,000', loss: '1%', entry: '28.46', stop: '26.50' })
  const [percent, setPercent] = useState(20)
  const { value = RATE, error } = readRate(trade.rate)
  const rate = error === undefined ? value / 1_000_000 : undefined
  return {
    isFund,
    chooseFund,
    trade: {
      fields: trade,
      set: (field, text) => setTrade((old) => ({ ...old, [field]: text })),
      view: toTradeView(trade, isFund),
    },
    fall: { percent, set: setPercent, view: toFallView(percent) },
    size: {
      fields: size,
      set: (field, text) => setSize((old) => ({ ...old, [field]: text })),
      view: toSizeView(size, { isFund, rate }),
    },
  }
}
