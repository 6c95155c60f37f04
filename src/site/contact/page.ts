import { publicKfUrl, workWxContactWay } from '#api/domains/public.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { AUTHORITY } from '#lib/text/authority.ts'
import { callHref } from '#lib/text/phone-link.ts'
import type { Company } from '#site/frame/company.ts'
import { useCompany } from '#site/frame/company.model.ts'
import { fileAt } from '#entities/stored-file/stored-file.ts'
import { fromHome } from '#site/frame/nav.ts'

/** Words of the page. SI-11 */
export const head = {
  title: '联系我们',
  lead: '电话、邮箱、地址与投诉渠道。我们不会以个人账户收款，也不会向您索要验证码。',
  crumbs: fromHome,
}

/** A contact: its address and label. */
export interface Way {
  name: string
  value: string
  href: string
}
/** A person to add in WeCom; `note` states whether the person may advise. */
interface Helper {
  image: string
  name: string
  note: string
}
export interface ContactPage {
  ways: readonly Way[]
  complaints: readonly Way[]
  offices: readonly { name: string; address: string; phone: Way }[]
  map: string
  service: Loaded<{ hours: string; href: string }>
  helper: Loaded<Helper>
}

const options = { cache: true, offline: { title: '联系我们', part: true } }

export function useContactPage(): ContactPage {
  const company = useCompany()
  const service = useCall(publicKfUrl, {}, options)
  const helper = useCall(workWxContactWay, { scene: 'contact' }, options)
  return {
    ways: [
      phone('客服电话', company.hotline),
      { name: '电子邮箱', value: company.email, href: `mailto:${company.email}` },
    ],
    complaints: [
      phone('投诉电话', company.complaintPhone),
      phone(AUTHORITY.name, AUTHORITY.phone),
      { name: '更多投诉渠道', value: '处理流程与时限', href: '/compliance/complaint' },
    ],
    offices: officesOf(company),
    map: company.map,
    service:
      service.state === 'ready'
        ? {
            ...service,
            // The redirect page names the host, and opens none that is unknown.
            data: { hours: service.data.hours ?? '', href: `/redirect?url=${encodeURIComponent(service.data.url)}` },
          }
        : service,
    helper: mapLoaded(helper, toHelper),
  }
}

function officesOf({ branches }: Company): ContactPage['offices'] {
  return branches.map(({ name, address, phone: number }) => ({ name, address, phone: phone('电话', number) }))
}

function toHelper({ qrUrl, name, certNo }: { qrUrl: string; name: string; certNo?: string | undefined }): Helper {
  return {
    image: fileAt(qrUrl),
    name,
    note: certNo === undefined ? '服务人员，不提供投资建议' : `登记编号 ${certNo}`,
  }
}

function phone(name: string, number: string): Way {
  return { name, value: number, href: callHref(number) }
}
