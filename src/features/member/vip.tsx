import type { PageProps } from '#data/page/page.ts'
import { GuestState } from '#entities/loaded/guest-state.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { brand } from '#config/brand.ts'
import { VIP } from '#lib/path/benefit-href.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { DisclosureFooter } from '#ui/layout/disclosure-footer.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { Levels } from './levels.tsx'
import { useVip, type VipPage } from './vip.model.ts'
import css from './vip.module.css'
import type { LevelView, TrialView } from './vip.words.ts'

/** The level of the trial: customers with a higher one need none. */
const TRIED = 1

/** VIP会员. BE-05 */
export function VipScreen({ useOpens }: Pick<PageProps, 'useOpens'>) {
  const page = useVip(useOpens())
  const own = page.level.state === 'ready' ? page.level.data.level : undefined
  return (
    <Screen title="VIP会员">
      <Stack gap={3} inset>
        <GuestState
          loaded={page.level}
          path={VIP}
          text="会员可以使用会员专栏、学习圈子与直播回放。登录后可查看我的等级与服务。"
          skeleton={<Skeleton lines={4} />}
        >
          {(level) => <Mine level={level} />}
        </GuestState>
        <Levels own={own} counts={page.counts} />
        {own !== undefined && <ForCustomers page={page} own={own} />}
      </Stack>
      <DisclosureFooter company={brand} />
    </Screen>
  )
}

function Mine({ level: { name, note, days } }: { level: LevelView }) {
  return (
    <section className={css.mine} aria-label="我的等级">
      <div className={css.words}>
        <h2>{name}</h2>
        <p>{note}</p>
      </div>
      {days !== undefined && <p className={css.days}>剩{days}天</p>}
    </section>
  )
}

function ForCustomers({ page: { trial, trip, running, notices }, own }: { page: VipPage; own: number }) {
  return (
    <>
      <LoadState loaded={trial} skeleton={<Skeleton lines={3} />}>
        {(view) => (own <= TRIED || view.step === 'sign') && <Trial trial={view} trip={trip} />}
      </LoadState>
      <LoadState loaded={running} skeleton={<Skeleton lines={4} />}>
        {(rows) =>
          rows.length > 0 && (
            <CellGroup title="正在使用">
              {rows.map(({ key, name, note, href }) => (
                <Cell key={key} title={name} note={note} value="去使用" href={href} />
              ))}
            </CellGroup>
          )
        }
      </LoadState>
      <LoadState loaded={notices} skeleton={<Skeleton lines={3} />}>
        {(rows) =>
          rows.length > 0 && (
            <CellGroup title="会员公告">
              {rows.map(({ key, text, at }) => (
                <Cell key={key} title={text} note={at} />
              ))}
            </CellGroup>
          )
        }
      </LoadState>
    </>
  )
}

function Trial({
  trial: { name, days, note, agreement, step, href },
  trip,
}: { trial: TrialView } & Pick<VipPage, 'trip'>) {
  return (
    <Card title={`${name} ${days} 天`}>
      <Quiet>{note}</Quiet>
      {trip.notice !== '' && <p role="status">{trip.notice}</p>}
      {trip.check && (
        <Button kind="plain" size="small" onClick={trip.check}>
          刷新状态
        </Button>
      )}
      <FormError>{trip.error}</FormError>
      {step === 'eval' && (
        <LinkButton href={href} kind="plain">
          去完成风险测评
        </LinkButton>
      )}
      {(step === 'take' || step === 'sign') && (
        <>
          <Quiet small>
            签署前请阅读<Anchor href={agreement}>《用户协议》</Anchor>，体验协议在电子签平台阅读并签署。
          </Quiet>
          <Button busy={trip.busy} onClick={trip.go}>
            {step === 'take' ? '领取并签署' : '去签署'}
          </Button>
        </>
      )}
    </Card>
  )
}
