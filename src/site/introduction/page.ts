import { brand } from '#config/brand.ts'
import { AUTHORITY } from '#lib/text/authority.ts'
import { callHref } from '#lib/text/phone-link.ts'
import { useCompany } from '#site/frame/company.model.ts'

/** Texts of the page to share: the company in brief. SI-07 */
export const head = {
  title: '公司介绍',
  lead: `${brand.companyName}：持牌证券投资咨询机构。`,
  card: { title: brand.companyName, desc: `证券投资咨询业务资格 ${brand.licenseNo}` },
}

const points = [
  { title: '持牌', text: '具有证券投资咨询业务资格，机构与每一位投资顾问都可以查证。' },
  { title: '先学习', text: '课程与文章先讲风险，再讲方法，公开内容不登录也能看。' },
  { title: '先匹配', text: '先做风险测评，再看服务；等级不合适，我们会明确告诉您。' },
  { title: '不承诺', text: '不对投资结果作任何保证，费用只收到公司账户。' },
]

export function useIntroduction() {
  const { companyName, licenseNo, address, hotline, complaintPhone } = useCompany()
  const facts = [
    { name: '业务资格', value: licenseNo },
    { name: '地址', value: address },
    { name: '客服', value: hotline, href: callHref(hotline) },
    { name: '投诉', value: complaintPhone, href: callHref(complaintPhone) },
    { name: AUTHORITY.name, value: AUTHORITY.phone, href: callHref(AUTHORITY.phone) },
  ]
  return { companyName, points, facts }
}
