import { brand } from '#config/brand.ts'
import { callHref } from '#lib/text/phone-link.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import css from './ask-sheet.module.css'

const telephone = callHref(brand.hotline)

/** How to reach the people who answer questions. */
export function AskSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet open={open} title="咨询" onClose={onClose}>
      <div className={css.sheet}>
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
