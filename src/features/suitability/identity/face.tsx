import { FormError } from '#ui/form/form-error.tsx'
import { brand } from '#config/brand.ts'
import { callHref } from '#lib/text/phone-link.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Button } from '#ui/button.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { usePage } from '#wechat/page.tsx'
import { ConsentCard } from '#features/suitability/consent-card.tsx'
import { faceConsent } from '#features/suitability/consents.ts'
import { IdentityWay } from './way.tsx'
import { type Face, type FaceStep, useFace } from './face.model.ts'
import css from '#features/suitability/suitability.module.css'

/** 人脸核身: its purpose, the vendor, the consent, and the alternative. */
export function FaceScreen() {
  const face = useFace()
  usePage({ title: '人脸核身' })
  return (
    <Screen title="人脸核身">
      <LoadState loaded={face.loaded} skeleton={<Waiting />}>
        {(step) => (
          <>
            <IdentityWay at={step.step === 'card' ? 1 : step.step === 'done' ? 3 : 2} />
            <Step step={step} face={face} />
          </>
        )}
      </LoadState>
    </Screen>
  )
}

function Waiting() {
  return (
    <div className={css.page}>
      <Skeleton lines={8} />
    </div>
  )
}

function Step({ step, face }: { step: FaceStep; face: Face }) {
  switch (step.step) {
    case 'card':
      return (
        <div className={css.page}>
          <p>请先完成身份证件认证，再进行人脸核身。</p>
          <LinkButton href={step.href} kind="primary">
            去认证
          </LinkButton>
        </div>
      )
    case 'done':
      return (
        <div className={css.page}>
          <p role="status" className={css.level}>
            人脸核身已通过
          </p>
          <LinkButton href={step.next.href} kind="primary">
            {step.next.label}
          </LinkButton>
        </div>
      )
    case 'waiting':
      return (
        <>
          <div className={css.page}>
            <p role="status">{step.notice}</p>
            {step.check && (
              <Button kind="primary" onClick={step.check}>
                刷新状态
              </Button>
            )}
            <FaceError face={face} />
            <Button kind="plain" busy={face.busy} disabled={face.blocked !== ''} onClick={face.go}>
              继续核身
            </Button>
          </div>
          <Manual />
        </>
      )
    case 'manual':
      return (
        <>
          <div className={css.page}>
            <p role="alert" className={css.warning}>
              {`${step.message}。今日核身次数已用完，请联系人工客服办理`}
            </p>
          </div>
          <Manual />
        </>
      )
    case 'begin':
      return <Begin message={step.message} face={face} />
  }
}

function Begin({ message, face }: { message: string; face: Face }) {
  const { ticked, tick, error } = face.consent
  return (
    <>
      <div className={css.page}>
        {message && (
          <p role="alert" className={css.warning}>
            {`${message}，请重试`}
          </p>
        )}
        <p>为确认办理业务的是您本人，将前往电子签名服务方的页面进行人脸核身，完成后自动返回。</p>
        <ConsentCard consent={faceConsent} ticked={ticked} error={error} onTick={tick} />
        <FaceError face={face} />
        <Button kind="primary" busy={face.busy} disabled={face.blocked !== ''} onClick={face.go}>
          开始核身
        </Button>
      </div>
      <Manual />
    </>
  )
}

function FaceError({ face: { error, blocked } }: { face: Face }) {
  return <FormError>{error || blocked}</FormError>
}

/** There is always an alternative to the face check. SU-06, law §6 */
function Manual() {
  return (
    <CellGroup title="无法使用相机，或不愿使用人脸？">
      <Cell title="打开相机权限" note="请在系统设置中允许微信使用相机，然后重新核身" />
      <Cell
        icon="phone"
        title="人工客服核验"
        note="由工作人员核对证件，效力相同"
        value={brand.hotline}
        href={callHref(brand.hotline)}
      />
    </CellGroup>
  )
}
