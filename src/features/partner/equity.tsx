import { LoadState } from '#entities/loaded/load-state.tsx'
import { EQUITY, BROKERS } from '#lib/path/partner-href.ts'
import { suitabilityHref } from '#lib/path/login-href.ts'
import { day } from '#lib/time/dates.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { UploadTile } from '#ui/form/upload-tile.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Steps } from '#ui/layout/steps.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { type EquityFeedback, type EquityForm, type EquityPage, useEquity } from './equity.model.ts'

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
                  {status !== 'REJECTED' && <Steps label="办理进度" steps={steps} />}
                  {status === 'REJECTED' && <p role="status">未通过：{rejectReason ?? '请核对后重新提交'}</p>}
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
      {notice !== '' && <Quiet small>{notice}</Quiet>}
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

function Proof({ brokers, brokerId, choose, tail, type, proof, submission }: EquityForm) {
  const { error, fieldErrors, invalidPresses, busy, submit } = submission
  return (
    <Card title="提交开户凭证">
      <Form label="开户凭证" invalidPresses={invalidPresses} onSubmit={submit}>
        <SelectField
          label="开户券商"
          value={brokerId}
          options={brokers}
          onChange={choose}
          error={fieldErrors['broker']}
        />
        <TextField
          kind="card"
          label="资金账号后4位"
          value={tail}
          onChange={type}
          error={fieldErrors['tail']}
          hint="只填最后4位数字"
        />
        <UploadTile label="开户凭证" pdf upload={proof} />
        <FormError>{fieldErrors['proof'] ?? ''}</FormError>
        <Quiet small>
          不超过10MB的图片或PDF。上传前请遮住账号的其他数字、证件号码与密码；图片中的拍摄位置会被去除。
        </Quiet>
        <FormError>{error}</FormError>
        <Button type="submit" busy={busy}>
          提交凭证
        </Button>
        <LinkButton href={suitabilityHref('/verify', EQUITY)} kind="ghost" size="small">
          需先完成实名认证
        </LinkButton>
      </Form>
    </Card>
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
