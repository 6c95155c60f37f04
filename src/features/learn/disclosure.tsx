import { brand } from '#config/brand.ts'
import css from './disclosure.module.css'

/** Who we are and how to complain: below every product. product 4.5 */
export function Disclosure() {
  return (
    <footer className={css.disclosure}>
      <p>{`${brand.companyName} · 证券投资咨询业务资格 ${brand.licenseNo}`}</p>
      <p>{`统一社会信用代码 ${brand.creditCode}`}</p>
      <p>{brand.address}</p>
      <p>{`客服 ${brand.hotline} · 投诉 ${brand.complaintPhone} · 12386`}</p>
      <p>{`${brand.icpNo} · ${brand.riskLine}`}</p>
    </footer>
  )
}
