import { LoadState } from '#entities/loaded/load-state.tsx'
import { PrizeHead } from '#entities/prize/prize-head.tsx'
import { LIVE } from '#lib/path/live-href.ts'
import { PRIZES } from '#lib/path/prize-href.ts'
import { Caution } from '#ui/caution.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Row, Stack } from '#ui/layout/stack.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import type { PrizeView } from './prize.words.ts'
import { usePrizes } from './prizes.model.ts'

/** 我的奖品. LV-05 */
export function PrizesScreen() {
  const { prizes, isOne } = usePrizes()
  return (
    <Screen title="我的奖品">
      <LoadState loaded={prizes} skeleton={<Skeleton lines={9} inset />}>
        {(list) =>
          list.length === 0 ? (
            <Empty text="还没有奖品" action={{ label: '去看直播', href: LIVE }} />
          ) : (
            <Stack gap={3} inset>
              {list.map((prize) => (
                <Prize key={prize.id} prize={prize} />
              ))}
              {isOne && (
                <LinkButton href={PRIZES} kind="plain" size="small">
                  全部奖品
                </LinkButton>
              )}
              <Quiet small>参与抽奖免费，无需购买、无需分享；奖品不得折现、不得转让。</Quiet>
            </Stack>
          )
        }
      </LoadState>
    </Screen>
  )
}

function Prize({ prize: { name, image, kind, status, waits, note, tax, way } }: { prize: PrizeView }) {
  return (
    <Card>
      <Stack gap={2}>
        <PrizeHead {...{ name, image, status, waits }} />
        <Quiet>{[kind, note].filter(Boolean).join(' · ')}</Quiet>
        {tax !== '' && <Caution>{tax}</Caution>}
        {way && (
          <Row>
            <LinkButton href={way.href} kind={waits ? 'primary' : 'plain'} size="small">
              {way.label}
            </LinkButton>
          </Row>
        )}
      </Stack>
    </Card>
  )
}
