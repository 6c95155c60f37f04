import { LoadState } from '#entities/loaded/load-state.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { UploadTile } from '#ui/form/upload-tile.tsx'
import { Veil } from '#ui/overlay/veil.tsx'
import { usePage } from '#wechat/page.tsx'
import { ConsentCard } from '#features/suitability/consent-card.tsx'
import { idConsent } from '#features/suitability/consents.ts'
import css from '#features/suitability/suitability.module.css'
import { Send } from './send.tsx'
import { IdentityWay } from './way.tsx'
import { useVerify, type Verify, type VerifyStep } from './verify.model.ts'

const CardSamples = lazyPart(() => import('./card-samples.tsx').then((m) => m.CardSamples), <Skeleton lines={3} />)

/** Few have another kind of document. */
const Other = lazyPart(() => import('./other.tsx').then((m) => m.Other))

/** 身份认证: the consent, the card, optional certificates. */
export function VerifyScreen() {
  const verify = useVerify()
  usePage({ title: '身份认证' })
  return (
    <Screen title="身份认证">
      <Veil>
        <LoadState loaded={verify.loaded} skeleton={<Skeleton lines={8} inset />}>
          {(step) => (
            <>
              {step.step !== 'other' && <IdentityWay at={AT[step.step]} />}
              <div className={css.page}>
                <Step step={step} verify={verify} />
              </div>
            </>
          )}
        </LoadState>
      </Veil>
    </Screen>
  )
}

const AT = { consent: 0, cards: 1, redo: 1, face: 2, done: 3 } as const

function Step({ step, verify }: { step: VerifyStep; verify: Verify }) {
  switch (step.step) {
    case 'consent':
      return (
        <>
          <ConsentCard
            consent={idConsent}
            ticked={verify.consent.ticked}
            error={verify.consent.error}
            onTick={verify.consent.tick}
          />
          <Send verify={verify} label="同意并开始认证" onPress={verify.consent.agree} />
        </>
      )
    case 'cards':
      return <Cards verify={verify} />
    case 'redo':
      return (
        <>
          <p role="alert" className={css.warning}>
            {step.reason}
          </p>
          <Send verify={verify} label="重新认证" onPress={verify.redo} />
        </>
      )
    case 'face':
      return (
        <>
          <Who who={step.who} />
          <p>证件已通过。最后一步：核实办理的是您本人。</p>
          <LinkButton href={step.href} kind="primary">
            去人脸核身
          </LinkButton>
          <Other verify={verify} />
        </>
      )
    case 'done':
      return (
        <>
          <p className={css.level}>实名认证已完成</p>
          <Who who={step.who} />
          <LinkButton href={step.next.href} kind="primary">
            {step.next.label}
          </LinkButton>
          <Other verify={verify} />
        </>
      )
    case 'other':
      return <p>状态更新中</p>
  }
}

function Who({ who }: { who: string }) {
  return <p className={css.line}>{who}</p>
}

function Cards({ verify }: { verify: Verify }) {
  const { front, back, submit } = verify.cards
  return (
    <>
      <p className={css.line}>请拍摄本人身份证原件，四角完整、文字清晰、无反光。照片会自动加上水印。</p>
      <div className={css.sides}>
        <UploadTile label="身份证人像面" camera upload={front} />
        <UploadTile label="身份证国徽面" camera upload={back} />
      </div>
      <CardSamples />
      <Send verify={verify} label="提交认证" onPress={submit} />
    </>
  )
}
