import type { OutputOf } from '#api/call.ts'
import type { inviteInfo } from '#api/domains/public/landing.ts'
import { day } from '#lib/time/dates.ts'
import { ellipsize } from '#lib/text/graphemes.ts'

export type Gift = NonNullable<OutputOf<typeof inviteInfo>['gift']>

export interface GiftView {
  /** The first line: who gives what. */
  lead: string
  /** How long it is open, how many are left, until when. */
  facts: string
  note: string
}

/** A gift course, as its giver and everybody else sees it. Nobody earns anything by it. law §7 */
export function toGiftView({ days, left, endAt, isMine }: Gift, inviter: string): GiftView {
  const until = `还可领取 ${left} 份，${day(endAt)} 前有效`
  if (isMine) {
    return {
      lead: '这是您可以送出的课程',
      facts: `对方可学习 ${days} 天 · ${until}`,
      note: '把本页分享给朋友，由对方自行领取。赠送不产生任何奖励，您也不会看到对方的学习情况。',
    }
  }
  return {
    lead: `${inviter} 送您一门课程`,
    facts: `领取后可学习 ${days} 天 · ${until}`,
    note: '领取不需要付款、转发或邀请他人；赠送人看不到您的学习情况，也不因此获得奖励。',
  }
}

/** What WeChat shows of it: at most 30 characters of the title. product §0.5 */
export function giftCard(title: string, inviter: string): { title: string; desc: string } {
  const whole = `送您一门课：${title}`
  const cut = ellipsize(whole, 30)
  return { title: cut, desc: `${inviter}赠送，免费领取 · 投资有风险` }
}
