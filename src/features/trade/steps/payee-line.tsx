import { brand } from '#config/brand.ts'
import { AUTHORITY_LINE } from '#lib/text/authority.ts'
import css from '#features/trade/checkout/checkout.module.css'

/** The only payee, and the contacts; the numbers are never broken across lines. law §2 */
export function PayeeLine() {
  return (
    <p>
      {`费用只由${brand.companyName}的公司账户收取，请勿向个人账户付款。`}
      <span className={css.whole}>{`投诉 ${brand.complaintPhone}，`}</span>
      <span className={css.whole}>{AUTHORITY_LINE}</span>
    </p>
  )
}
