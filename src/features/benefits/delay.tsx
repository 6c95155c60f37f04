import { ClosedState } from '#entities/loaded/closed-state.tsx'
import { MY_COUPONS } from '#lib/path/benefit-href.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { type DelayPage, useDelay } from './delay.model.ts'
import type { DelayView } from './delay.words.ts'

/** 服务延期券. BE-03 */
export function DelayScreen() {
  const page = useDelay()
  return (
    <Screen title="服务延期券">
      <Stack gap={3} inset>
        <ClosedState
          loaded={page.delay}
          skeleton={<Skeleton lines={8} />}
          closed={{ label: '我的优惠券', href: MY_COUPONS }}
        >
          {(delay) => (
            <>
              <Card title={`延期 ${delay.days} 天`}>
                <Facts
                  items={[
                    { name: '服务', value: delay.name },
                    { name: '订单', value: delay.orderNumber },
                    { name: delay.step === 'done' ? '原到期日' : '现到期日', value: delay.from },
                    ...(delay.step === 'over' || delay.step === 'expired' ? [] : [{ name: '延至', value: delay.to }]),
                    { name: '请在此前使用', value: delay.until },
                  ]}
                />
                <LinkButton href={delay.order} kind="plain" size="small">
                  查看订单
                </LinkButton>
              </Card>
              <Step delay={delay} page={page} />
            </>
          )}
        </ClosedState>
      </Stack>
      <RiskLine />
    </Screen>
  )
}

function Step({ delay: { step, to }, page }: { delay: DelayView; page: DelayPage }) {
  if (step === 'done') return <Quiet>服务已延至 {to}，不另收费，到期停止，不自动续费。</Quiet>
  if (step === 'over') return <Quiet>服务已结束，不能再延期。</Quiet>
  if (step === 'expired') return <Quiet>这张券已过期，服务仍按原到期日结束。</Quiet>
  if (step === 'use') return <Use use={page.use} notice={page.trip.notice} />
  return <Paper page={page} />
}

function Paper({ page: { trip, paperUrl } }: { page: DelayPage }) {
  return (
    <Card title="《服务延期确认书》">
      <Quiet>延期不另收费，也不改变服务内容与风险等级。请先打开并核对确认书，再到电子签平台签署。</Quiet>
      {paperUrl !== '' && (
        <a className={buttonClass('plain')} href={paperUrl} target="_blank" rel="noreferrer">
          打开确认书（PDF）
        </a>
      )}
      <p role="status">{trip.notice}</p>
      {trip.check && (
        <Button kind="plain" size="small" onClick={trip.check}>
          刷新状态
        </Button>
      )}
      <FormError>{trip.error}</FormError>
      <Button busy={trip.busy} onClick={trip.go}>
        去签署
      </Button>
    </Card>
  )
}

function Use({ use: { busy, error, outcomeUnknown, submit }, notice }: Pick<DelayPage, 'use'> & { notice: string }) {
  return (
    <Card title="确认延期">
      <p role="status">{notice === '' ? '确认书已签署，确认后服务立即延期。' : notice}</p>
      <FormError>{error}</FormError>
      <Button busy={busy} onClick={submit}>
        {outcomeUnknown ? '核对是否已延期' : '确认延期'}
      </Button>
    </Card>
  )
}
