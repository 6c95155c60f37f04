import { countOf } from '#lib/text/graphemes.ts'
import { isMobile } from '#lib/text/typed/number.ts'
import { plainText } from '#lib/text/typed/plain.ts'
export const types = [
  { id: 'SERVICE', text: '服务' },
  { id: 'REFUND', text: '退款' },
  { id: 'CONDUCT', text: '人员' },
  { id: 'PRIVACY', text: '隐私' },
  { id: 'SUGGESTION', text: '建议' },
  { id: 'OTHER', text: '其他' },
] as const

/** The type with that name; '' if there is none. */
export function typeOf(name: string): string {
  return types.find(({ id }) => id === name)?.id ?? ''
}

const LEAST = 10
export const MOST = 1000
export const MOST_FILES = 9

export interface ComplaintFields {
  /** Of `types`; '' until one is chosen. */
  type: string
  orderNumber: string
  content: string
  mobile: string
}

export type ComplaintErrors = Record<'type' | 'content' | 'files' | 'mobile', string>

/** The error of each field, '' where there is none. SV-02 */
export function complaintErrors({ type, content, mobile }: ComplaintFields, isSending: boolean): ComplaintErrors {
  const count = countOf(plainText(content))
  return {
    type: type === '' ? '请选择类型' : '',
    content: count < LEAST ? `请填写至少${LEAST}字的内容` : count > MOST ? `内容不能超过${MOST}字` : '',
    files: isSending ? '文件还在上传，请稍候' : '',
    mobile: isMobile(mobile) ? '' : '请输入正确的手机号',
  }
}
