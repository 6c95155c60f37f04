import type { OutputOf } from '#api/call.ts'
import type { caseChat, caseSignal } from '#api/domains/stock/stock-case/channel.ts'
import type { PoolNotice } from '#api/shapes/stock-case.ts'
import type { InferOutput } from 'valibot'
import { stockPrice } from '#entities/stock/stock-price.ts'
import { validityOf } from '#entities/stock-case/validity.words.ts'
import { stockHref } from '#lib/path/stock-href.ts'
import { minute } from '#lib/time/dates.ts'

/** An adjustment of a stock, or a notice. */
export interface ChannelRow {
  key: string
  title: string
  note: string
  href: string | undefined
  /** It arrived while the page was open. */
  isNew?: boolean
  /** It was advice that is no longer valid. idea I6 */
  isOver?: boolean
}

const SIDES: Readonly<Record<string, string>> = { BUY: '入选', SELL: '出池' }

/**
 * A signal always carries the registration number of its adviser, a buy signal also its validity. law §5
 * @param now epoch ms, by the server's clock
 */
export function toSignalRow(signal: OutputOf<typeof caseSignal>[number], isNew: boolean, now: number): ChannelRow {
  const { id, symbol, name, side, price, at, reason, certNo, validUntil } = signal
  const { isOver, validity } = validityOf(validUntil ?? Infinity, now)
  const holds = validUntil === undefined ? [] : [validity]
  return {
    isNew,
    isOver,
    key: id,
    title: `${SIDES[side] ?? '更新'} ${name} ${symbol.slice(2)} ${stockPrice(symbol, price)}元`,
    note: [minute(at), reason, `登记编号 ${certNo}`, ...holds].join(' · '),
    href: stockHref(symbol),
  }
}

export function toNoticeRow({ id, text, at, link }: InferOutput<typeof PoolNotice>): ChannelRow {
  return { key: id, title: text, note: minute(at), href: link }
}

/** Posts of a channel's analyst, with the author's registration number. */
export function toTalkRows(found: OutputOf<typeof caseChat>): ChannelRow[] {
  if (!Array.isArray(found)) return []
  return found.map(({ messageId, text = '', sender, sentAt }) => ({
    key: messageId,
    title: text,
    note: `${sender.name} 登记编号 ${sender.certNo ?? '--'} · ${minute(sentAt)}`,
    href: undefined,
  }))
}
