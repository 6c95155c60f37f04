import { history, honours, organisation, register, shareholderNote, shareholders } from '#config/company.ts'
import { share } from '#lib/number/rate.ts'
import { useCompany } from '#site/frame/company.model.ts'
import { culture, issue, profile } from './text.ts'

/** A section of the page: text, facts by name, then documents. */
export interface Section {
  id: string
  title: string
  words: readonly string[]
  facts: readonly (readonly [name: string, value: string])[]
  papers: readonly { name: string; number: string; image: string }[]
}

const none = { words: [], facts: [], papers: [] }

/** About the company in the usual order: profile, history, culture, documents, people. SI-06 */
export function useAboutPage(): { sections: readonly Section[]; issue: string } {
  const { companyName, creditCode, licenseNo, address, licences } = useCompany()
  const facts = [
    ['公司名称', companyName],
    ['统一社会信用代码', creditCode],
    ['证券投资咨询业务资格', licenseNo],
    ['注册地址', address],
    ...register,
  ] as const
  return {
    issue: `版本 ${issue.version} · 更新日期 ${issue.updated}`,
    sections: [
      { ...none, id: 'profile', title: '公司简介', words: profile, facts },
      { ...none, id: 'history', title: '发展历程', facts: history },
      { ...none, id: 'culture', title: '企业文化', facts: culture },
      { ...none, id: 'honours', title: '荣誉', facts: honours },
      { ...none, id: 'licences', title: '资质证照', papers: licences },
      { ...none, id: 'organisation', title: '组织架构', facts: organisation },
      {
        ...none,
        id: 'shareholders',
        title: '股东信息披露',
        facts: shareholders.map(({ name, shareRate }) => [name, `持股 ${share(shareRate)}`] as const),
        words: [shareholderNote],
      },
    ],
  }
}
