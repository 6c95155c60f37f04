import { object, string } from 'valibot'
import { countOf } from '#lib/text/graphemes.ts'
import { plainLine } from '#lib/text/typed/plain.ts'
import { parsed } from '#lib/text/parsed.ts'

/** The invoice form: its title, and where it is sent. */
export interface TitleForm {
  /** '' until one is chosen. */
  titleType: '' | 'PERSON' | 'COMPANY'
  title: string
  taxNo: string
  email: string
}

export type TitleErrors = Record<keyof TitleForm, string>

export const titleTypes = [
  { id: 'PERSON', text: '个人' },
  { id: 'COMPANY', text: '企业' },
] as const

const emptyTitle: TitleForm = { titleType: '', title: '', taxNo: '', email: '' }

/** The error of each field, '' where there is none. OR-15 */
export function titleErrors({ titleType, title, taxNo, email }: TitleForm): TitleErrors {
  const count = countOf(plainLine(title))
  return {
    titleType: titleType === '' ? '请选择抬头类型' : '',
    title: titleError(count),
    taxNo: titleType === 'COMPANY' && !isTaxNo(taxNo) ? (taxNo === '' ? '请填写税号' : '税号格式不正确') : '',
    email: email === '' ? '请填写邮箱' : isEmail(email) ? '' : '请输入正确的邮箱',
  }
}

function titleError(count: number): string {
  if (count < 2) return count === 0 ? '请填写发票抬头' : '发票抬头至少2个字'
  return count > 100 ? '发票抬头不能超过100字' : ''
}

/** 15, 17, 18 or 20 capital letters and digits. */
function isTaxNo(text: string): boolean {
  return /^[0-9A-Z]+$/.test(text) && [15, 17, 18, 20].includes(text.length)
}

function isEmail(text: string): boolean {
  return text.length <= 100 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
}

const Kept = object({ titleType: string(), title: string(), email: string() })

/** What the tab stores: never the tax number, because a sole trader's contains the number of the identity card. */
export function keptTitle({ titleType, title, email }: TitleForm): string {
  return titleType === '' && title === '' && email === '' ? '' : JSON.stringify({ titleType, title, email })
}

/** The stored fields, as far as they are readable. */
export function readTitle(text: string): Omit<TitleForm, 'taxNo'> {
  const { taxNo: _, ...nothing } = emptyTitle
  const kept = parsed(Kept, text)
  if (!kept) return nothing
  const { titleType, title, email } = kept
  return { titleType: titleType === 'PERSON' || titleType === 'COMPANY' ? titleType : '', title, email }
}
