import type { Analyst } from '#api/shapes.ts'
import { picture } from '#entities/stored-file/stored-file.ts'
import { day } from '#lib/time/dates.ts'

/** The content of a licence card. law §5 */
export interface LicenceView {
  name: string
  avatar: string
  /** 证券投资顾问, 证券分析师 */
  category: string
  /** 「 · 在职」, 「 · 已离职」; '' if unknown. */
  status: string
  /** The registration number; none for whom there is none. */
  numbers: readonly { certNo: string }[]
  /** YYYY-MM-DD, or 「--」. */
  registered: string
  employer: string
}

export const licenceShape: LicenceView = {
  name: '',
  avatar: '',
  category: '',
  status: '',
  numbers: [{ certNo: '' }],
  registered: '',
  employer: '',
}

/** What a practitioner is registered as; '' without a number, and for any other title. law §5 */
export function registeredAs({ title, certNo }: Analyst): '投资顾问' | '证券分析师' | '' {
  if (certNo === '') return ''
  return title.includes('分析师') ? '证券分析师' : title.includes('投资顾问') ? '投资顾问' : ''
}

export function toLicence(person: Analyst, status = ''): LicenceView {
  const { name, avatarUrl, title, certNo, registeredAt, orgName } = person
  return {
    name,
    avatar: picture(avatarUrl),
    category: title,
    status: status && ` · ${status}`,
    numbers: certNo === '' ? [] : [{ certNo }],
    registered: registeredAt === undefined ? '--' : day(registeredAt),
    employer: orgName,
  }
}
