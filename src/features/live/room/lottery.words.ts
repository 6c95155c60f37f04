import type { OutputOf } from '#api/call.ts'
import type { lotteryDetail, lotteryWinner } from '#api/domains/live/live.ts'
import type { FactItem } from '#ui/layout/facts.tsx'

/** A lottery of a room for display. */
export interface LotteryView {
  title: string
  /** Its phase: the time left, or that it is drawn. */
  state: string
  /** Its facts: prizes, condition, hours. */
  facts: FactItem[]
  rules: string
  joined: boolean
  /** It can be joined now. */
  isOpen: boolean
  winners: { key: string; text: string }[]
  /** The customer's prize; '' for none. */
  won: string
}

/** `left`: the time until the next phase, by the server's clock; '' while unknown. LV-03 */
export function toLotteryView(
  detail: OutputOf<typeof lotteryDetail>,
  winner: OutputOf<typeof lotteryWinner> | undefined,
  left: string,
): LotteryView {
  const { title, prizes, condition, rulesHtml, joined, status } = detail
  return {
    title,
    state: stateOf(status, joined, left),
    facts: [
      { name: '奖品', value: prizes.map(({ name, count }) => `${name} × ${count}`).join('、') },
      { name: '参与条件', value: condition },
    ],
    rules: rulesHtml,
    joined,
    isOpen: status === 'OPEN',
    winners: (winner?.list ?? []).map(({ nickMasked, prizeName }, at) => ({
      key: `${at}`,
      text: `${nickMasked} · ${prizeName}`,
    })),
    won: winner?.mine?.name ?? '',
  }
}

function stateOf(status: string, joined: boolean, left: string): string {
  switch (status) {
    case 'WAIT':
      return left === '' ? '即将开始' : `距开始 ${left}`
    case 'OPEN':
      return [joined ? '已参与' : '', left === '' ? '即将开奖' : `距开奖 ${left}`].filter(Boolean).join(' · ')
    case 'DRAWN':
      return '已开奖'
    default:
      return '状态更新中'
  }
}
