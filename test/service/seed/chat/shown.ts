import type { Msg } from '#api/shapes/media.ts'
import { publicQuestions } from './questions.ts'

/** A non-text message: its content, by its place in a chat. */
export type Shown = Pick<
  Msg,
  'kind' | 'text' | 'mediaUrl' | 'mediaW' | 'mediaH' | 'videoId' | 'coverUrl' | 'durationSec' | 'card'
>

/** Of twenty messages one is a card, one the board, one a video, and one is a customer's picture. */
const [CARD, BOARD, FILM, PHOTO] = [7, 12, 17, 3]

const boards = ['板书：现金流量表的三段', '板书：集合竞价的三个时段', '板书：费用怎样改变结果'] as const
const films = ['两分钟：附注里先看哪一页', '两分钟：委托为什么没有成交', '两分钟：基金合同的费率在哪'] as const

/** Whether the teacher sent it; a customer otherwise. */
export const isTaught = (number: number): boolean => number % 20 !== PHOTO

/** The attachment of the n-th message of a chat; undefined: it is text. */
export function shownIn(chatId: string, number: number): Shown | undefined {
  const id = `${chatId}-${number}`
  const nth = Math.floor(number / 20)
  switch (number % 20) {
    case CARD:
      return { kind: 'CARD', card: cardOf(chatId) }
    case BOARD:
      return {
        kind: 'IMAGE',
        text: boards[nth % boards.length] ?? '板书',
        mediaUrl: `/files/articles/${id}.svg`,
        mediaW: 750,
        mediaH: 420,
      }
    case FILM:
      return {
        kind: 'VIDEO',
        text: films[nth % films.length] ?? '两分钟',
        videoId: `cv-${id}`,
        coverUrl: `/files/articles/cv-${id}.svg`,
        durationSec: 20,
      }
    case PHOTO:
      return { kind: 'IMAGE', mediaUrl: `/files/share/${id.slice(-8)}.png`, mediaW: 300, mediaH: 300 }
    default:
      return undefined
  }
}

/** The attachments a teacher sends while a room is active: the board, a video, a card. */
export const teachersOf = (chatId: string): Shown[] =>
  [BOARD, FILM, CARD].flatMap((number) => shownIn(chatId, 1_000 + number) ?? [])

/** A public question of the chat, or else a course. */
function cardOf(chatId: string): NonNullable<Msg['card']> {
  const found = publicQuestions.find((each) => each.chatId === chatId)
  if (found) return { type: 'QUESTION', title: found.content, url: `/chat/${chatId}/qa/${found.messageId}` }
  return {
    type: 'COURSE',
    title: '股票基础：从开户到第一份交割单',
    url: '/course/C101',
    coverUrl: '/files/covers/C101.svg',
  }
}

/** The chat of this video; undefined: it belongs to none. */
export const chatOfFilm = (videoId: string): string | undefined => /^cv-(\w+)-\d+$/.exec(videoId)?.[1]
