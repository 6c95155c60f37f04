import type { OutputOf } from '#api/call.ts'
import type { certification, idCard } from '#api/domains/account/users.ts'
import { suitabilityHref } from '#lib/path/login-href.ts'
import { day } from '#lib/time/dates.ts'

/** 实名信息 in words; everything is masked. */
export interface Certification {
  status: string
  tone: 'brand' | 'plain' | 'warning'
  note: string
  rows: { title: string; value: string }[]
  /** The customer's next step and its address; '' when there is none. */
  verb: string
  href: string
}

type Known = OutputOf<typeof certification>
type Sides = OutputOf<typeof idCard>

/** Where the card is uploaded and the face verified; both return here. */
const CARD = suitabilityHref('/verify', '/me/certification')
const FACE = suitabilityHref('/face', '/me/certification')

const states: Record<string, Omit<Certification, 'rows'>> = {
  NONE: { status: '未认证', tone: 'plain', note: '购买投顾服务、签署合同前需完成身份认证', verb: '去认证', href: CARD },
  ID_OK: { status: '证件已核验', tone: 'plain', note: '完成人脸核身后即可签署合同', verb: '继续认证', href: FACE },
  FACE_OK: { status: '已认证', tone: 'brand', note: '', verb: '', href: '' },
  REJECTED: { status: '未通过', tone: 'warning', note: '证件审核未通过，请重新提交', verb: '重新认证', href: CARD },
}
const expired = {
  status: '证件已过期',
  tone: 'warning',
  note: '证件已过期，请更新',
  verb: '更新证件',
  href: CARD,
} as const

export function toCertification(known: Known, sides: Sides | undefined, now: number): Certification {
  const { status, realNameMasked, idCardMasked, validTo } = known
  const over = validTo !== undefined && validTo <= now
  const state = states[status] ?? { status: '状态更新中', tone: 'plain', note: '', verb: '', href: '' }
  const uploaded = sides && (sides.frontUploaded && sides.backUploaded ? '已上传' : '未上传')
  const rows = [
    { title: '真实姓名', value: realNameMasked },
    { title: '证件号码', value: idCardMasked },
    { title: '证件有效期至', value: validTo === undefined ? undefined : day(validTo) },
    { title: '证件照片', value: uploaded },
  ]
  return {
    ...(over ? expired : state),
    rows: rows.flatMap(({ title, value }) => (value ? [{ title, value }] : [])),
  }
}
