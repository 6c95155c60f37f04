import { teamArticlesDaily, teamBanner, teamIndex, teamList } from '#api/domains/public/team.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useToday } from '#data/use-server-clock.ts'
import { picture } from '#entities/stored-file/stored-file.ts'
import { TEAMS } from '#lib/path/team-href.ts'
import { usePage } from '#wechat/page.tsx'
import { type DailyRow, type TeamRow, toDailyRow, toTeamRow } from './rows.words.ts'

export interface TeamsModel {
  /** Pictures above the list; none until they are loaded. */
  banners: { key: string; title: string; image: string; href: string }[]
  teams: Loaded<TeamRow[]>
  /** The newest daily views; absent if the page does not include them. */
  dailies: Loaded<DailyRow[]> | undefined
}

const title = '投顾观点团队'
const offline = { title, route: TEAMS }
/** How many daily views are below the teams. */
const MOST = 5

/** The teams, and their latest publications. MD-01 */
export function useTeams(): TeamsModel {
  usePage({ title, card: { title, desc: '各团队的每日观点，仅供学习参考' } })
  const today = useToday()
  const teams = useCall(teamList, {}, { cache: true, offline })
  const banners = dataOf(useCall(teamBanner, {}, { cache: true })) ?? []
  const modules = dataOf(useCall(teamIndex, {}, { cache: true }))?.modules
  const dailies = useCall(teamArticlesDaily, { pageNo: 1, pageSize: MOST }, { offline: { ...offline, part: true } })
  return {
    banners: banners.flatMap(({ id, title: words, imageUrl, link }) =>
      link?.startsWith(`${TEAMS}/`) ? [{ key: id, title: words, image: picture(imageUrl), href: link }] : [],
    ),
    teams: mapLoaded(teams, (list) => list.map(toTeamRow)),
    // The service decides the page's content; by default all of it.
    dailies:
      modules === undefined || modules.some(({ key }) => key === 'ARTICLE')
        ? mapLoaded(dailies, ({ list }) => list.map((each) => toDailyRow(each, today)))
        : undefined,
  }
}
