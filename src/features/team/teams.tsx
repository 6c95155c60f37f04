import { Link } from 'wouter'
import { StoryRow } from '#entities/article/story-row.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { ANALYSTS } from '#lib/path/analyst-href.ts'
import { Card } from '#ui/layout/card.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import css from './team.module.css'
import { TeamCard } from './team-card.tsx'
import { useTeams } from './teams.model.ts'

/** 团队列表. MD-01 */
export function TeamsScreen() {
  const { banners, teams, dailies } = useTeams()
  return (
    <Screen title="投顾观点团队">
      <Stack gap={3} inset>
        {banners.length > 0 && (
          <ul aria-label="推荐团队" className={css.banners}>
            {banners.map(({ key, title, image, href }) => (
              <li key={key}>
                <Link href={href}>
                  <Picture src={image} alt="" ratio={16 / 9} />
                  <span>{title}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        <LoadState loaded={teams} skeleton={<Skeleton lines={16} />}>
          {(rows) =>
            rows.length === 0 ? (
              <Empty text="暂无团队" action={{ label: '看全部投资顾问', href: ANALYSTS }} />
            ) : (
              <ul aria-label="团队" className={css.teams}>
                {rows.map((row) => (
                  <li key={row.key}>
                    <TeamCard row={row} />
                  </li>
                ))}
              </ul>
            )
          }
        </LoadState>
        {dailies && (
          <LoadState loaded={dailies} skeleton={<Skeleton lines={9} />}>
            {(rows) =>
              rows.length > 0 && (
                <Card title="每日观点">
                  <ul aria-label="每日观点" className={css.rows}>
                    {rows.map((row) => (
                      <li key={row.href}>
                        <StoryRow {...row} />
                      </li>
                    ))}
                  </ul>
                </Card>
              )
            }
          </LoadState>
        )}
      </Stack>
      <p className={css.limits}>内容仅代表作者观点，不构成投资建议</p>
      <RiskLine />
    </Screen>
  )
}
