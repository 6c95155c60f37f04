import { brand } from '#config/brand.ts'
import css from './me.module.css'

/** Who we are and under which licence, at the bottom of the page. product 4.5 */
export function Disclosure() {
  return (
    <footer className={css.disclosure}>
      <p>{brand.companyName}</p>
      <p>{`证券投资咨询业务资格：${brand.licenseNo}`}</p>
      <p>{`统一社会信用代码：${brand.creditCode}`}</p>
      <p>{brand.address}</p>
      <p>{`客服 ${brand.hotline} · 投诉 ${brand.complaintPhone} · 12386`}</p>
      <p>
        <a href="https://beian.miit.gov.cn/" rel="noopener noreferrer">
          {brand.icpNo}
        </a>
      </p>
      <p>{brand.riskLine}</p>
    </footer>
  )
}
