import { FormError } from '#ui/form/form-error.tsx'
import { Link } from 'wouter'
import { brand } from '#config/brand.ts'
import { Avatar } from '#ui/media/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { DisclosureFooter } from '#ui/layout/disclosure-footer.tsx'
import { Form } from '#ui/form/form.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { type LandingModel, useLanding } from './landing.model.ts'
import css from './landing.module.css'
import { SmsCodeFields } from './sms-code.tsx'

/** 活动落地页. HM-02 */
export function LandingScreen() {
  const model = useLanding()
  const { campaign } = model
  return (
    <Screen title={campaign.title}>
      <section className={css.hero}>
        <h2>{campaign.hero}</h2>
        <p>
          {brand.companyName} · {campaign.lead}
        </p>
      </section>
      <div className={css.page}>
        <section className={css.box} aria-label="您将获得">
          <h2>您将获得</h2>
          <ul>
            {campaign.benefits.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </section>
        {model.adviser && <Adviser person={model.adviser} />}
        {model.done === '' ? <Entries model={model} /> : <output className={css.done}>{model.done}</output>}
        <Wecom model={model} />
        <RiskLine />
      </div>
      <DisclosureFooter company={brand} />
    </Screen>
  )
}

function Adviser({ person }: { person: NonNullable<LandingModel['adviser']> }) {
  return (
    <section className={css.person} aria-label="主讲投资顾问">
      <Avatar src={person.avatar} name={person.name} size={44} />
      <div>
        <p className={css.name}>{person.name}</p>
        <p className={css.small}>
          {person.role} · {person.cert}
        </p>
      </div>
    </section>
  )
}

function Entries({ model }: { model: LandingModel }) {
  const { phone, consent } = model
  return (
    <Form label="登记手机号" className={css.form} invalidPresses={model.invalidPresses} onSubmit={model.submit}>
      <SmsCodeFields phone={phone} />
      <CheckField checked={consent.given} onChange={consent.give} error={consent.error}>
        同意{brand.companyName}通过电话/企业微信与我联系，可随时退订
      </CheckField>
      <FormError>{model.error}</FormError>
      <Button type="submit" kind="primary" busy={model.busy}>
        提交登记
      </Button>
      <p className={css.small}>
        手机号只用于本次联系，处理方式见<Link href="/privacyProtocol">《隐私政策》</Link>；退订请拨打
        <span className={css.phone}>{brand.hotline}</span>。
      </p>
    </Form>
  )
}

function Wecom({ model }: { model: LandingModel }) {
  const { wecom, openWechat } = model
  return (
    <div className={css.form}>
      <Button kind="plain" busy={wecom.busy} onClick={wecom.add}>
        添加企业微信
      </Button>
      <FormError>{wecom.error}</FormError>
      {openWechat !== '' && (
        <LinkButton href={openWechat} kind="plain">
          打开微信
        </LinkButton>
      )}
    </div>
  )
}
