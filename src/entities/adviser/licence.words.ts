import type { Analyst } from '#api/shapes.ts'
import { fileAt } from '#entities/stored-file/stored-file.ts'
import { day } from '#lib/time/dates.ts'

/** The content of a licence card. law §5 */
export interface LicenceView {
  name: string
  avatar: string
  /** 证券投资顾问, 证券分析师 */
  category: string
  /** 在职, 已离职; '' if unknown. */
  status: string
  certNo: string
  facts: { name: string; value: string }[]
}

export function toLicence(person: Analyst, status = ''): LicenceView {
  const { name, avatarUrl, title, certNo, registeredAt, orgName } = person
  return {
    name,
    avatar: fileAt(avatarUrl),
    category: title,
    status,
    certNo,
    facts: [
      ...(registeredAt === undefined ? [] : [{ name: '登记日期', value: day(registeredAt) }]),
      { name: '任职机构', value: orgName },
    ],
  }
}
