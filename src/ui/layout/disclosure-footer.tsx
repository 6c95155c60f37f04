import { AUTHORITY } from '#lib/text/authority.ts'
import { callHref } from '#lib/text/phone-link.ts'
import css from './disclosure-footer.module.css'

/** The company facts that the law requires. law §5 */
export interface CompanyFacts {
  companyName: string
  licenseNo: string
  creditCode: string
  address: string
  hotline: string
  complaintPhone: string
  icpNo: string
  /** 公安备案号, if there is one. */
  policeNo?: string | undefined
  riskLine: string
}

/** The footer of site pages, 我的 and detail pages. */
export function DisclosureFooter({ company }: { company: CompanyFacts }) {
  return (
    <footer className={css.footer}>
      <p className={css.name}>{company.companyName}</p>
      <p>
        证券投资咨询业务资格 <span className={css.number}>{company.licenseNo}</span>
      </p>
      <p>{`统一社会信用代码 ${company.creditCode}`}</p>
      <p>{company.address}</p>
      <p className={css.row}>
        <Phone name="客服" number={company.hotline} />
        <Phone name="投诉" number={company.complaintPhone} />
        <Phone name={AUTHORITY.name} number={AUTHORITY.phone} />
      </p>
      <p className={css.row}>
        <a href="https://beian.miit.gov.cn/" rel="noreferrer">
          {company.icpNo}
        </a>
        {company.policeNo && <Police number={company.policeNo} />}
      </p>
      <p className={css.risk}>{company.riskLine}</p>
    </footer>
  )
}

/** The police filing with its badge; leads to its record. law §5 */
function Police({ number }: { number: string }) {
  return (
    <a
      href={`https://beian.mps.gov.cn/#/query/webSearch?code=${number.replace(/\D/g, '')}`}
      rel="noreferrer"
      className={css.police}
    >
      <img src="/police.svg" alt="" width={14} height={15} loading="lazy" />
      {number}
    </a>
  )
}

function Phone({ name, number }: { name: string; number: string }) {
  return <a href={callHref(number)}>{`${name} ${number}`}</a>
}
