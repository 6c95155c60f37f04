import { GuestState } from '#entities/loaded/guest-state.tsx'
import { MY_GIFTS } from '#lib/path/benefit-href.ts'
import { GOODS } from '#lib/path/prize-href.ts'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { GiftRules } from './gift-rules.tsx'
import { useGifts } from './gifts.model.ts'

/** 我的礼品. BE-04 */
export function GiftsScreen() {
  return (
    <Screen title="我的礼品">
      <GuestState
        loaded={useGifts()}
        path={MY_GIFTS}
        text="礼品随课程赠送，登录后可查看与领取。"
        skeleton={<Skeleton lines={6} inset />}
      >
        {(rows) =>
          rows.length === 0 ? (
            <Empty
              text="还没有礼品"
              note="购买附赠礼品的课程后，可在课程或订单页领取，领取的礼品会出现在这里"
              action={{ label: '看看课程', href: '/course' }}
            />
          ) : (
            <CellGroup>
              {rows.map(({ key, name, note, status, href }) => (
                <Cell key={key} title={name} note={note} value={status} href={href} />
              ))}
              <Cell title="实物寄送" href={GOODS} />
            </CellGroup>
          )
        }
      </GuestState>
      <GiftRules />
      <RiskLine />
    </Screen>
  )
}
