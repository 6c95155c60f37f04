import { LoadState } from '#entities/loaded/load-state.tsx'
import { NamedStocks } from '#entities/stock/named-stocks.tsx'
import { teamHref } from '#lib/path/team-href.ts'
import { Card } from '#ui/layout/card.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Topics } from '#ui/prose/topics.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useTeamMessage } from './message.model.ts'
import css from './team.module.css'

/** 团队观点详情. MD-04 */
export function TeamMessageScreen() {
  const { number, view } = useTeamMessage()
  return (
    <Screen title="团队观点">
      <Stack gap={3} inset>
        <LoadState loaded={view} skeleton={<Skeleton lines={8} />}>
          {({ who, avatar, cert, published, text, stocks }) => (
            <Card label="观点">
              <p className={css.speaker}>
                <Avatar src={avatar} name="" size={44} />
                <span className={css.words}>
                  <strong>{who}</strong>
                  <span className={css.small}>{cert}</span>
                </span>
              </p>
              <p className={css.said}>
                <Topics text={text} />
              </p>
              <p className={css.small}>{published}</p>
              {stocks.length > 0 && <NamedStocks title="文中提到" stocks={stocks} />}
              <p className={css.small}>内容仅代表作者观点，不构成投资建议</p>
            </Card>
          )}
        </LoadState>
        <LinkButton href={teamHref(number)} kind="plain">
          团队主页
        </LinkButton>
      </Stack>
      <RiskLine />
    </Screen>
  )
}
