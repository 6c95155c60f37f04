import { useParams } from 'wouter'
import { teamByNumber, teamMessage } from '#api/domains/public/team.ts'
import type { Quote } from '#api/shapes.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { fileAt, shareImage } from '#entities/stored-file/stored-file.ts'
import { briefOf } from '#entities/talk/message.words.ts'
import { A_VIEW } from '#lib/text/card.ts'
import { truncate } from '#lib/text/graphemes.ts'
import { minute } from '#lib/time/dates.ts'
import { usePage } from '#wechat/page.tsx'
import { certOf } from './rows.words.ts'

export interface MessageView {
  who: string
  avatar: string
  cert: string
  published: string
  text: string
  stocks: readonly Quote[]
}

/** The most characters of the text on the share card. MD-04 */
const TITLE = 30

/** A short view of a team. MD-04 */
export function useTeamMessage(): { number: string; view: Loaded<MessageView> } {
  const { number = '', messageId = '' } = useParams<{ number?: string; messageId?: string }>()
  const team = dataOf(useCall(teamByNumber, { number }, { cache: true }))
  const message = useCall(teamMessage, { messageId }, { offline: { title: (each) => truncate(briefOf(each), TITLE) } })
  const known = dataOf(message)
  usePage({
    title: '团队观点',
    card: known && {
      title: truncate(briefOf(known), TITLE),
      desc: `${team?.name ?? known.sender.name} · ${A_VIEW}`,
      image: team && shareImage(team.logoUrl),
    },
  })
  return {
    number,
    view: mapLoaded(message, (each) => ({
      who: each.sender.name,
      avatar: fileAt(each.sender.avatarUrl),
      cert: certOf(each.sender),
      published: `观点发布于 ${minute(each.sentAt)}，随市场变化可能失效`,
      text: briefOf(each),
      stocks: each.stocks ?? [],
    })),
  }
}
