import type { Analyst } from '#api/shapes.ts'
import { BLANK, picture } from '#entities/stored-file/stored-file.ts'
import { certLine } from './cert-line.ts'

/** A practitioner in an author line; always with the registration number. law §5 */
export interface AnalystView {
  key: string
  name: string
  role: string
  cert: string
  avatar: string
  intro: string
}

export const analystShape: AnalystView = { key: '', name: '', role: '', cert: '', avatar: '', intro: '' }

export function toAnalystView(person: Analyst): AnalystView {
  return {
    key: person.number,
    name: person.name,
    role: [person.orgName, person.title].filter(Boolean).join(' · '),
    cert: certLine(person.certNo),
    avatar: picture(person.avatarUrl),
    intro: person.intro ?? '',
  }
}

/** An empty author line. */
export const noAnalyst: AnalystView = { ...analystShape, avatar: BLANK }

/** Authors in one line: 「张三 登记编号 A123」, joined by 、. */
export function authorLine(people: readonly Analyst[] | undefined): string {
  return (people ?? []).map((person) => `${person.name} ${certLine(person.certNo)}`).join('、')
}
