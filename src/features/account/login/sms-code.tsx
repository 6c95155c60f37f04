import { FormError } from '#ui/form/form-error.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { Field, PhoneForm } from './phone-form.model.ts'
import type { Picture } from '#features/account/profile/picture.model.ts'
import type { SmsCode } from './sms-code.model.ts'
import css from './sms-code.module.css'

/** Mobile number, the captcha where required, and the code with its button. */
export function SmsCodeFields({ phone }: { phone: PhoneForm }) {
  return (
    <div className={css.fields}>
      <MobileField label="手机号" field={phone.mobile} />
      <CodeFields code={phone.code} sms={phone.sms} />
    </div>
  )
}

/** A mobile number. */
export function MobileField({ label, field }: { label: string; field: Field }) {
  return <TextField kind="mobile" label={label} value={field.value} onChange={field.change} error={field.error} />
}

/** The received code with its button, and the captcha if required. */
export function CodeFields({ code, sms }: { code: Field; sms: SmsCode }) {
  return (
    <div className={css.fields}>
      {sms.picture && <PictureField picture={sms.picture} />}
      <TextField
        kind="smsCode"
        label="验证码"
        value={code.value}
        onChange={code.change}
        error={code.error}
        trailing={
          <Button kind="ghost" size="small" busy={sms.busy} disabled={sms.waiting} onClick={sms.send}>
            {sms.label}
          </Button>
        }
      />
      {sms.voice && (
        <Button kind="ghost" size="small" onClick={sms.voice}>
          接收语音验证码
        </Button>
      )}
      <output className={css.notice}>{sms.notice}</output>
      <FormError>{sms.error}</FormError>
    </div>
  )
}

function PictureField({ picture }: { picture: Picture }) {
  return (
    <TextField
      kind="captcha"
      label="图形验证码"
      value={picture.answer}
      onChange={picture.change}
      error={picture.error}
      trailing={
        <button type="button" className={css.picture} onClick={picture.again} aria-label="看不清，换一张">
          {picture.image.state === 'ready' ? (
            <img src={picture.image.data} alt="请输入图中的字符" width={96} height={40} />
          ) : (
            <span>{picture.image.state === 'loading' ? '加载中' : '点击重试'}</span>
          )}
        </button>
      }
    />
  )
}
