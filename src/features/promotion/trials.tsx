import { LoadState } from '#entities/loaded/load-state.tsx'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useApplication, useOpening, useTrials } from './trials.model.ts'
import type { TrialView } from './trials.words.ts'

/** 体验服务. SV-05 */
export function TrialsScreen() {
  const { trials, invite } = useTrials()
  return (
    <Screen title="体验服务">
      <Stack gap={3} inset>
        {invite !== '' && <p role="status">{invite}</p>}
        <LoadState loaded={trials} skeleton={<Skeleton lines={14} />}>
          {(list) =>
            list.length === 0 ? (
              <Empty text="暂无可体验的服务" action={{ label: '看看公开课', href: '/course' }} />
            ) : (
              list.map((trial) => <TrialCard key={trial.code} trial={trial} />)
            )
          }
        </LoadState>
        <Quiet small>每项服务每人可体验一次。体验不构成购买，也不会自动转为付费服务。</Quiet>
      </Stack>
      <RiskLine />
    </Screen>
  )
}

function TrialCard({ trial: { code, name, desc, facts, state, next } }: { trial: TrialView }) {
  return (
    <Card title={name}>
      <p>{desc}</p>
      <Facts dense items={facts} />
      {state !== '' && <Quiet>{state}</Quiet>}
      {next === 'open' && <Opening code={code} />}
      {next === 'apply' && <Applying code={code} />}
      {typeof next === 'object' && (
        <LinkButton href={next.href} kind="plain" size="small">
          {next.label}
        </LinkButton>
      )}
    </Card>
  )
}

function Opening({ code }: { code: string }) {
  const { error, busy, submit } = useOpening(code)
  return (
    <>
      <FormError>{error}</FormError>
      <Button busy={busy} onClick={submit}>
        开通体验
      </Button>
    </>
  )
}

function Applying({ code }: { code: string }) {
  const { status, reason, type, submission } = useApplication(code)
  const { error, fieldErrors, invalidPresses, busy, submit } = submission
  return (
    <LoadState loaded={status} skeleton={<Skeleton lines={2} />}>
      {({ name, mayApply }) => (
        <>
          <Quiet>{name}</Quiet>
          {mayApply && (
            <Form label="申请体验" invalidPresses={invalidPresses} onSubmit={submit}>
              <TextArea label="申请理由" value={reason} onChange={type} most={200} error={fieldErrors['reason']} />
              <FormError>{error}</FormError>
              <Button type="submit" busy={busy}>
                提交申请
              </Button>
            </Form>
          )}
        </>
      )}
    </LoadState>
  )
}
