import type { TeamCard } from '#api/shapes/media.ts'
import { type AnalystView, analystShape, toAnalystView } from '#entities/analyst/analyst.words.ts'
import { picture } from '#entities/stored-file/stored-file.ts'
import { count } from '#lib/number/count.ts'

/** The head of a team's home, which stands in the HTML before any code. */
export interface TeamView {
  name: string
  slogan: string
  logo: string
  fans: string
  /** 'none' if no member is known. */
  staffed: string
  members: AnalystView[]
}

export const teamShape: TeamView = { name: '', slogan: '', logo: '', fans: '', staffed: '', members: [analystShape] }

export function toTeamView({ name, slogan, logoUrl, fansCount, analysts }: TeamCard): TeamView {
  return {
    name,
    slogan,
    logo: picture(logoUrl),
    fans: `${count(fansCount)}人关注`,
    staffed: analysts.length === 0 ? 'none' : 'yes',
    members: analysts.map(toAnalystView),
  }
}
