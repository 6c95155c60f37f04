import type { Msg } from '#api/shapes/media.ts'
import { RECALLED } from '#lib/text/recalled.ts'
import { wordOf } from '#lib/text/word-of.ts'

const KINDS: Readonly<Record<string, string>> = {
  IMAGE: '［图片］',
  VOICE: '［语音］',
  VIDEO: '［视频］',
  CARD: '［链接］',
  RECALLED,
}

/** A message in one line. */
export const briefOf = ({ kind, text = '' }: Pick<Msg, 'kind' | 'text'>): string => wordOf(KINDS, kind) ?? text

/** The author of a message; for analysts with the registration number. law §5 */
export const whoSays = ({ name, certNo }: Msg['sender']): string => (certNo ? `${name} 登记编号 ${certNo}` : name)
