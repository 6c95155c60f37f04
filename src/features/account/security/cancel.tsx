import { FormError } from '#ui/form/form-error.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Button } from '#ui/button.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { usePage } from '#wechat/page.tsx'
import css from '#features/account/account.module.css'
import { type Cancel, MOST_REASON, useCancel, WORDS } from './cancel.model.ts'
import { consequences, type Standing } from './cancel.words.ts'
import { CodeFields } from '#features/account/login/sms-code.tsx'

/** 注销账号. AC-08 */
export function CancelScreen() {
  const cancel = useCancel()
  usePage({ title: '注销账号' })
  return (
    <Screen title="注销账号">
      {cancel.step === 'proof' ? (
        <Proof proof={cancel.proof} back={cancel.back} />
      ) : (
        <div className={css.page}>
          <section aria-label="注销后果" className={css.notice}>
            <h2>注销前请知悉</h2>
            <ul>
              {consequences.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </section>
          <LoadState loaded={cancel.standing} skeleton={<Skeleton lines={4} />}>
            {(standing) => <Notice standing={standing} cancel={cancel} />}
          </LoadState>
        </div>
      )}
    </Screen>
  )
}

function Notice({ standing, cancel }: { standing: Standing; cancel: Cancel }) {
  const { blockers, running, unbilled } = standing
  const { givesUp, giveUp, goOn } = cancel
  return (
    <>
      {blockers.length > 0 && (
        <div className={css.bleed}>
          <CellGroup title="请先处理以下事项">
            {blockers.map(({ key, text, note, path }) => (
              <Cell key={key} title={text} note={note} value="去处理" href={path} />
            ))}
          </CellGroup>
        </div>
      )}
      {blockers.length === 0 && running.length > 0 && (
        <section aria-label="未到期的服务" className={css.notice}>
          <h2>以下服务尚未到期</h2>
          <ul>
            {running.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          <LinkButton href="/me/order" kind="plain" size="small">
            先申请退款
          </LinkButton>
          <CheckField checked={givesUp} onChange={giveUp}>
            本人放弃剩余服务
          </CheckField>
        </section>
      )}
      {unbilled > 0 && (
        <p className={css.text}>{`您有${unbilled}笔订单尚未开具发票，如有需要请先申请（不影响注销）`}</p>
      )}
      <Button kind="danger" disabled={blockers.length > 0 || (running.length > 0 && !givesUp)} onClick={goOn}>
        继续注销
      </Button>
      <LinkButton href="/me/security" kind="plain">
        暂不注销
      </LinkButton>
    </>
  )
}

function Proof({ proof, back }: { proof: Cancel['proof']; back: () => void }) {
  const { form, reason, setReason, words, wordsError, setWords } = proof
  return (
    <Form label="确认注销" className={css.page} invalidPresses={form.invalidPresses} onSubmit={proof.submit}>
      <TextArea
        label="注销原因（选填）"
        rows={2}
        most={MOST_REASON}
        error={proof.reasonError}
        value={reason}
        onChange={setReason}
      />
      <p className={css.text}>验证码将发送至本账号绑定的手机号</p>
      <CodeFields code={form.code} sms={form.sms} />
      <TextField
        kind="line"
        label={`请输入「${WORDS}」`}
        autoComplete="off"
        value={words}
        onChange={setWords}
        error={wordsError}
      />
      <FormError>{form.error}</FormError>
      <Button type="submit" kind="danger" busy={proof.busy}>
        注销账号
      </Button>
      <Button kind="plain" onClick={back}>
        上一步
      </Button>
    </Form>
  )
}
