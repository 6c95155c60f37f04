import { FormError } from '#ui/form/form-error.tsx'
import { bindHref } from '#lib/path/login-href.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Form } from '#ui/form/form.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { usePage } from '#wechat/page.tsx'
import css from '#features/account/account.module.css'
import { CallUsSheet } from '#entities/access/call-us-sheet.tsx'
import { type MobileChange, useMobileChange } from './mobile.model.ts'
import { CodeFields, MobileField } from '#features/account/login/sms-code.tsx'

/** 更换手机号: first the current number, then the new one. AC-07 */
export function MobileScreen() {
  const change = useMobileChange()
  usePage({ title: '更换手机号' })
  return (
    <Screen title="更换手机号">
      <LoadState loaded={change.check} skeleton={<Skeleton lines={6} />}>
        {(check) => {
          if (check.allowed)
            return change.step === 1 ? <Old change={change} old={check.old} /> : <New change={change} />
          return (
            <Empty
              text={check.reason}
              action={
                check.bind
                  ? { label: '绑定手机号', href: bindHref('/me/mobile') }
                  : { label: '返回账号与安全', href: '/me/security' }
              }
            />
          )
        }}
      </LoadState>
    </Screen>
  )
}

function Old({ change: { old, next }, old: mobile }: { change: MobileChange; old: string }) {
  const [help, setHelp] = useState(false)
  return (
    <Step label="第1步 验证原手机号" invalidPresses={old.invalidPresses} onSubmit={next}>
      <p>{`验证码将发送至原手机号 ${mobile}`}</p>
      <CodeFields code={old.code} sms={old.sms} />
      <Button type="submit" kind="primary">
        下一步
      </Button>
      <Button kind="ghost" size="small" onClick={() => setHelp(true)}>
        原手机号已停用？联系客服核实身份
      </Button>
      <CallUsSheet open={help} onClose={() => setHelp(false)} />
    </Step>
  )
}

function New({ change: { mobile, fresh, back, busy, submit } }: { change: MobileChange }) {
  return (
    <Step label="第2步 绑定新手机号" arrived invalidPresses={fresh.invalidPresses} onSubmit={submit}>
      <MobileField label="新手机号" field={mobile} />
      <CodeFields code={fresh.code} sms={fresh.sms} />
      <FormError>{fresh.error}</FormError>
      <Button type="submit" kind="primary" busy={busy}>
        确认更换
      </Button>
      <Button kind="ghost" size="small" onClick={back}>
        上一步
      </Button>
    </Step>
  )
}

function Step({
  label,
  arrived = false,
  invalidPresses,
  onSubmit,
  children,
}: {
  label: string
  /** After a change of step, the heading gets the focus. */
  arrived?: boolean
  invalidPresses: number
  onSubmit: () => void
  children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (arrived) heading.current?.focus()
  }, [arrived])
  return (
    <Form label={label} className={css.page} invalidPresses={invalidPresses} onSubmit={onSubmit}>
      <h2 ref={heading} tabIndex={-1} className={css.step}>
        {label}
      </h2>
      {children}
    </Form>
  )
}
