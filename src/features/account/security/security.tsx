import { FormError } from '#ui/form/form-error.tsx'
import { bindHref } from '#lib/path/login-href.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Button } from '#ui/button.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { usePage } from '#wechat/page.tsx'
import { Form } from '#ui/form/form.tsx'
import css from '#features/account/account.module.css'
import { type Anew, type Security, type Unbind, useSecurity } from './security.model.ts'
import { CodeFields } from '#features/account/login/sms-code.tsx'

/** 账号与安全: the ways to sign in, and to leave the account. AC-06 */
export function SecurityScreen() {
  const { loaded, error, unbind, anew } = useSecurity()
  usePage({ title: '账号与安全' })
  return (
    <Screen title="账号与安全">
      <LoadState loaded={loaded} skeleton={<Skeleton lines={8} />}>
        {(security) => (
          <>
            <WaysIn security={security} />
            <FormError>{error}</FormError>
            <CellGroup title="离开">
              <Cell title="注销账号" note="注销后账号无法恢复" href="/me/cancel" />
            </CellGroup>
          </>
        )}
      </LoadState>
      <UnbindSheet unbind={unbind} />
      <AnewDialog anew={anew} />
    </Screen>
  )
}

function WaysIn({ security: { mobile, certified, wechat } }: { security: Security }) {
  return (
    <CellGroup title="登录与身份">
      {mobile ? (
        <Cell title="手机号" note="用于登录与服务通知" value={mobile} href="/me/mobile" />
      ) : (
        <Cell title="手机号" note="绑定后保存您的课程与服务" value="去绑定" href={bindHref('/me/security')} />
      )}
      <Cell title="微信" note={wechat.note} value={wechat.value} onClick={wechat.press} />
      <Cell title="实名信息" value={certified} href="/me/certification" />
    </CellGroup>
  )
}

function AnewDialog({ anew: { open, close, go } }: { anew: Anew }) {
  return (
    <Confirm open={open} title="需要重新通过微信登录" act="去绑定" kind="primary" onConfirm={go} onClose={close}>
      <p>本次登录没有微信授权。请先退出，再通过微信授权并验证手机号，即可绑定。课程与服务不受影响。</p>
    </Confirm>
  )
}

function UnbindSheet({ unbind: { open, close, form, busy, submit } }: { unbind: Unbind }) {
  return (
    <Sheet open={open} title="解绑微信" onClose={close}>
      <Form label="解绑微信" className={css.form} invalidPresses={form.invalidPresses} onSubmit={submit}>
        <p>解绑后将无法通过微信直接登录</p>
        <CodeFields code={form.code} sms={form.sms} />
        <FormError>{form.error}</FormError>
        <Button type="submit" kind="danger" busy={busy}>
          确认解绑
        </Button>
      </Form>
    </Sheet>
  )
}
