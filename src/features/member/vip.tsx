import type { PageProps } from '#data/page/page.ts'
import { GuestState } from '#entities/loaded/guest-state.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { brand } from '#config/brand.ts'
import { VIP } from '#lib/path/benefit-href.ts'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { DisclosureFooter } from '#ui/layout/disclosure-footer.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { Levels } from './levels.tsx'
import { useVip, type VipPage } from './vip.model.ts'
import css from './vip.module.css'
import type { LevelView } from './vip.words.ts'

// For customers alone, below the levels.
const Trial = lazyPart(() => import('./trial.tsx').then((m) => m.Trial), <Skeleton lines={3} />)

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
          text="会员可以使用会员专栏、会员圈子与会员直播。登录后可查看我的等级与服务。"
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

function ForCustomers({ page: { running, notices, again }, own }: { page: VipPage; own: number }) {
  return (
    <>
      <Trial own={own} onFailed={again} />
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
