import { LoadState } from '#entities/loaded/load-state.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useTrial } from './trial.model.ts'
import type { TrialView } from './trial.words.ts'

/** The level of the trial: customers with a higher one need none. */
const TRIED = 1

/** The trial of the membership. @param own the customer's level */
export function Trial({ own, onFailed }: { own: number; onFailed: () => void }) {
  const { trial, trip } = useTrial(onFailed)
  return (
    <LoadState loaded={trial} skeleton={<Skeleton lines={3} />}>
      {(view) => (own <= TRIED || view.step === 'sign') && <Offer trial={view} trip={trip} />}
    </LoadState>
  )
}

function Offer({
  trial: { name, days, note, agreement, step, href },
  trip,
}: {
  trial: TrialView
  trip: ReturnType<typeof useTrial>['trip']
}) {
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
