import type { ReactNode } from 'react'
import { brand } from '#config/brand.ts'
import { COMPLAINT } from '#lib/path/complaint-href.ts'
import { SERVICE } from '#lib/path/service-href.ts'
import { AUTHORITY } from '#lib/text/authority.ts'
import { callHref } from '#lib/text/phone-link.ts'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import css from './call-us-sheet.module.css'

const numbers = [
  { title: '客服热线', phone: brand.hotline },
  { title: '投诉电话', phone: brand.complaintPhone },
  { title: AUTHORITY.name, phone: AUTHORITY.phone },
]

interface Props {
  open: boolean
  onClose: () => void
  /** 咨询 where the customer asks about a service. */
  title?: '客服热线' | '咨询'
  children?: ReactNode
}

/** The contacts to call, and below them other help. SV-01 */
export function CallUsSheet({ open, onClose, title = '客服热线', children }: Props) {
  return (
    <Sheet open={open} title={title} onClose={onClose}>
      <CellGroup>
        {numbers.map(({ title: name, phone }) => (
          <Cell key={phone} title={name} value={phone} href={callHref(phone)} icon="phone" />
        ))}
        <Cell title="客服中心" note="在线客服与常见问题" href={SERVICE} />
        <Cell title="投诉与建议" note="填写后有编号与答复时限" href={COMPLAINT} />
      </CellGroup>
      <p className={css.payee}>费用只通过{brand.companyName}的公司账户收取，请勿向个人账户付款。</p>
      {children}
    </Sheet>
  )
}
