import { passesOnContact } from '#lib/text/contact.ts'
import { countOf } from '#lib/text/graphemes.ts'
import { plainText } from '#lib/text/typed/plain.ts'

const LONGEST = 300

/** The error of a comment; '' when it can be sent. LE-07 */
export function commentError(text: string): string {
  const length = countOf(plainText(text))
  if (length === 0) return '请填写评论内容'
  if (length > LONGEST) return `内容不能超过${LONGEST}字`
  return passesOnContact(text) ? '请勿发布联系方式' : ''
}
