import { useState } from 'react'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { PrizeHead } from '#entities/prize/prize-head.tsx'
import { brand } from '#config/brand.ts'
import { AUTHORITY } from '#lib/text/authority.ts'
import { LIVE } from '#lib/path/live-href.ts'
import { PRIZES } from '#lib/path/prize-href.ts'
import { Button } from '#ui/button.tsx'
import { Caution } from '#ui/caution.tsx'
import { classes } from '#ui/classes.ts'
import { Facts } from '#ui/layout/facts.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Row, Stack } from '#ui/layout/stack.tsx'
import { Steps } from '#ui/layout/steps.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useCopy } from '#ui/use-copy.ts'
import { countsOf, type PrizeView } from './prize.words.ts'
import { usePrizes } from './prizes.model.ts'
import css from './prizes.module.css'

/** 我的奖品. LV-05 */
export function PrizesScreen() {
  const { prizes, isOne } = usePrizes()
  return (
    <Screen title="我的奖品">
      <LoadState loaded={prizes} skeleton={<Skeleton lines={9} inset />}>
        {(list) =>
          list.length === 0 ? (
            <Empty
              text="还没有奖品"
              note="直播间的抽奖免费参加；抽中的奖品、领取期限与寄送进度都在这里。"
              action={{ label: '去看直播', href: LIVE }}
            />
          ) : (
            <Prizes list={list} isOne={isOne} />
          )
        }
      </LoadState>
      <RiskLine>{`投诉 ${brand.complaintPhone} · ${AUTHORITY.name} ${AUTHORITY.phone}`}</RiskLine>
    </Screen>
  )
}

function Prizes({ list, isOne }: { list: readonly PrizeView[]; isOne: boolean }) {
  const [status, see] = useState<string>()
  const shown = list.filter((prize) => status === undefined || prize.status === status)
  return (
    <>
      {!isOne && (
        <ul className={css.counts} aria-label="按状态">
          {countsOf(list).map((each) => (
            <li key={each.status}>
              <button
                type="button"
                aria-pressed={status === each.status}
                onClick={() => see(status === each.status ? undefined : each.status)}
              >
                <b>{each.count}</b>
                {each.status}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Stack gap={3} inset>
        {shown.length === 0 && <Quiet>没有这个状态的奖品</Quiet>}
        {shown.map((prize) => (
          <Prize key={prize.id} prize={prize} />
        ))}
        {isOne && (
          <LinkButton href={PRIZES} kind="plain" size="small">
            全部奖品
          </LinkButton>
        )}
        <Quiet small>参与抽奖免费，无需购买、无需分享；奖品不得折现、不得转让。</Quiet>
      </Stack>
    </>
  )
}

/** Prizes waiting for the customer have the most weight. */
function Prize({ prize }: { prize: PrizeView }) {
  const { name, image, kind, status, waits, isOver, note, tax, way, steps, express, origin } = prize
  const copy = useCopy()
  return (
    <section className={classes(css.prize, waits && css.waits, isOver && css.over)} aria-label={name}>
      <PrizeHead {...{ name, image, status, waits }} />
      <Quiet small>{[kind, note].filter(Boolean).join(' · ')}</Quiet>
      {steps.length > 0 && <Steps label={status} steps={steps} />}
      {tax !== '' && <Caution>{tax}</Caution>}
      {(way ?? express !== '') && (
        <Row gap={2}>
          {way && (
            <LinkButton href={way.href} kind={waits ? 'primary' : 'plain'} {...(!waits && { size: 'small' })}>
              {way.label}
            </LinkButton>
          )}
          {express !== '' && (
            <Button kind="ghost" size="small" onClick={() => copy(express.replace(/^.* /, ''))}>
              复制运单号
            </Button>
          )}
        </Row>
      )}
      {origin.length > 0 && <Facts dense items={origin} />}
    </section>
  )
}
