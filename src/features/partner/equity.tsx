import { LoadState } from '#entities/loaded/load-state.tsx'
import { BROKERS } from '#lib/path/partner-href.ts'
import { day } from '#lib/time/dates.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Steps } from '#ui/layout/steps.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { type EquityFeedback, type EquityPage, useEquity } from './equity.model.ts'

/** Only where a proof can be submitted. */
const Proof = lazyPart(() => import('./equity-proof.tsx').then((m) => m.Proof), <Skeleton lines={8} />)

/** 开户权益. SV-07 */
export function EquityScreen() {
  const { info, form, signing, feedback } = useEquity()
  return (
    <Screen title="开户权益">
      <Stack gap={3} inset>
        <LoadState loaded={info} skeleton={<Skeleton lines={12} />}>
          {({ status, steps, items, broker, accountTail4, submittedAt, rejectReason }) => (
            <>
              <Card title="开户后可得">
                <Facts items={items.map(({ name, desc }) => ({ name, value: desc }))} />
              </Card>
              {status !== 'NONE' && (
                <Card title="我的申请">
                  <Steps label="办理进度" steps={steps} />
                  {status === 'REJECTED' && <p role="status">未通过：{rejectReason ?? '请核对后重新提交'}</p>}
                  {status !== 'REJECTED' && steps.length === 0 && <p role="status">状态更新中</p>}
                  <Facts
                    dense
                    items={[
                      { name: '券商', value: broker },
                      { name: '资金账号', value: `尾号 ${accountTail4 ?? ''}` },
                      { name: '提交日期', value: submittedAt === undefined ? '' : day(submittedAt) },
                    ].filter(({ value }) => value !== '')}
                  />
                  {status === 'SUBMITTED' && <Quiet small>凭证审核中，通过后在这里签署。</Quiet>}
                  {status === 'WAIT_SIGN' && <Signing {...signing} />}
                  {status === 'APPROVED' && <Quiet small>权益已开通。</Quiet>}
                </Card>
              )}
              {(status === 'NONE' || status === 'REJECTED') && <Proof {...form} />}
              {feedback.questions.length > 0 && <Feedback {...feedback} />}
            </>
          )}
        </LoadState>
      </Stack>
      <CellGroup>
        <Cell title="券商开户" note="还没有账户的，可先到券商办理" href={BROKERS} />
      </CellGroup>
      <RiskLine />
    </Screen>
  )
}

function Signing({ notice, check, error, busy, go }: EquityPage['signing']) {
  return (
    <>
      <FormError>{error}</FormError>
      <p role="status">{notice}</p>
      <Button busy={busy} onClick={go}>
        去签署
      </Button>
      {check && (
        <Button kind="plain" onClick={check}>
          我已签署，查询结果
        </Button>
      )}
    </>
  )
}

function Feedback({ questions, answers, answer, submission }: EquityFeedback) {
  const { error, fieldErrors, invalidPresses, busy, submit } = submission
  return (
    <Card title="开通后反馈">
      <Form label="开通后反馈" invalidPresses={invalidPresses} onSubmit={submit}>
        {questions.map(({ id, text }) => (
          <TextArea
            key={id}
            label={text}
            value={answers[id] ?? ''}
            onChange={(next) => answer(id, next)}
            most={200}
            error={fieldErrors[id]}
          />
        ))}
        <FormError>{error}</FormError>
        <Button type="submit" busy={busy}>
          提交反馈
        </Button>
      </Form>
    </Card>
  )
}
