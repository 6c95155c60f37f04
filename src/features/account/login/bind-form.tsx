import { FormError } from '#ui/form/form-error.tsx'
import { Form } from '#ui/form/form.tsx'
import { Button } from '#ui/button.tsx'
import type { BindForm } from './bind-form.model.ts'
import css from './login.module.css'
import { SmsCodeFields } from './sms-code.tsx'

/** The number to bind, and its code. */
export function BindFields({ form }: { form: BindForm }) {
  const { phone } = form
  return (
    <Form label="绑定手机号" className={css.form} invalidPresses={phone.invalidPresses} onSubmit={form.submit}>
      <SmsCodeFields phone={phone} />
      <FormError>{form.error}</FormError>
      <Button type="submit" kind="primary" busy={form.busy}>
        绑定
      </Button>
    </Form>
  )
}

/** The question before a number is taken from another WeChat. */
export const MOVE_QUESTION = '该手机号已绑定其他微信，是否换绑到当前微信？'

export function MoveChoices({ form }: { form: BindForm }) {
  const { moving } = form
  return (
    <div className={css.choices}>
      <Button kind="primary" busy={form.busy} onClick={moving.agree}>
        换绑
      </Button>
      <Button kind="plain" onClick={moving.decline}>
        换个手机号
      </Button>
    </div>
  )
}
