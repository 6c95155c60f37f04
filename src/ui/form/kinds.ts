import type { InputHTMLAttributes } from 'react'
import { cardNumber, dotted, mobileNumber, smsCode, wordCode } from '#lib/text/typed/number.ts'

interface KindOfField extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'enterKeyHint'
> {
  /** Reads the field's text at once; without it the text stays as typed, and the model reads it. */
  read?: (text: string) => string
}

/** A kind of text field: its keyboard, and how its text is read. Every single-line field is one of these. */
const all = {
  /** Plain text on one line: a nickname, a bank. */
  line: { type: 'text' },
  realName: { type: 'text' },
  mobile: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national', read: mobileNumber },
  smsCode: { type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code', read: smsCode },
  captcha: { type: 'text', autoComplete: 'off', read: dotted },
  amount: { type: 'text', inputMode: 'decimal', autoComplete: 'off' },
  card: { type: 'text', inputMode: 'numeric', autoComplete: 'off', read: cardNumber },
  taxNumber: { type: 'text', autoComplete: 'off', autoCapitalize: 'characters', read: wordCode },
  /** A code as it is printed; its model parses it. */
  code: { type: 'text', autoComplete: 'off', autoCapitalize: 'characters' },
  years: { type: 'text', inputMode: 'numeric' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', read: dotted },
  version: { type: 'text', inputMode: 'decimal', autoComplete: 'off' },
  search: { type: 'search', enterKeyHint: 'search' },
  /** The browser's own picker. */
  date: { type: 'date' },
} satisfies Readonly<Record<string, KindOfField>>

export type Kind = keyof typeof all

export const kinds: Readonly<Record<Kind, KindOfField>> = all
