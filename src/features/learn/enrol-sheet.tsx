import { brand } from '#config/brand.ts'
import { Sheet } from '#ui/sheet.tsx'
import css from './enrol-sheet.module.css'

interface Props {
  open: boolean
  /** What was pressed: enrolling, or only asking. */
  about?: 'enrol' | 'ask'
  onClose: () => void
}

const telephone = `tel:${brand.hotline.replaceAll('-', '')}`

/** Until enrolling online is there: how to reach the people who do it. */
export function EnrolSheet({ open, about = 'enrol', onClose }: Props) {
  const enrol = about === 'enrol'
  return (
    <Sheet open={open} title={enrol ? '立即报名' : '咨询'} onClose={onClose}>
      <div className={css.sheet}>
        {enrol && <p>报名通道即将开放，请联系客服</p>}
        <p>
          客服热线
          <a className={css.phone} href={telephone}>
            {brand.hotline}
          </a>
        </p>
        <p className={css.small}>费用只通过{brand.companyName}的公司账户收取，请勿向个人账户付款。</p>
        <p className={css.small}>投诉 {brand.complaintPhone} · 证监会投资者服务热线 12386</p>
      </div>
    </Sheet>
  )
}
