import { dataOf } from '#data/loaded.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Card } from '#ui/layout/card.tsx'
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
import { useVerify, type Verify, type VerifyStep, watermark } from './verify.model.ts'

// Drawings, below what asks for something.
const guide = () => import('./card-guide.tsx')
const CardSide = lazyPart(() => guide().then((m) => m.CardSide), null, null)
const CardSamples = lazyPart(() => guide().then((m) => m.CardSamples), <Skeleton lines={3} />)
const Marked = lazyPart(() => guide().then((m) => m.Marked), null, null)

/** Few have another kind of document. */
const Other = lazyPart(() => import('./other.tsx').then((m) => m.Other))

/** 身份认证: the consent, the card, optional certificates. */
export function VerifyScreen() {
  const verify = useVerify()
  const ready = dataOf(verify.loaded)
  usePage({ title: '身份认证' })
  return (
    <Screen title="身份认证" footer={ready && <Foot step={ready} verify={verify} />}>
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

/** The button of a step, in sight at any scroll position. */
function Foot({ step, verify }: { step: VerifyStep; verify: Verify }) {
  switch (step.step) {
    case 'consent':
      return <Send verify={verify} label="同意并开始认证" onPress={verify.consent.agree} />
    case 'cards':
      return <Send verify={verify} label="提交认证" onPress={verify.cards.submit} />
    case 'redo':
      return <Send verify={verify} label="重新认证" onPress={verify.redo} />
    case 'face':
      return <LinkButton href={step.href}>去人脸核身</LinkButton>
    case 'done':
      return <LinkButton href={step.next.href}>{step.next.label}</LinkButton>
    case 'other':
      return null
  }
}

function Step({ step, verify }: { step: VerifyStep; verify: Verify }) {
  switch (step.step) {
    case 'consent': {
      const { ticked, error, tick } = verify.consent
      return <ConsentCard consent={idConsent} ticked={ticked} error={error} onTick={tick} />
    }
    case 'cards':
      return <Cards verify={verify} />
    case 'redo':
      return (
        <p role="alert" className={css.warning}>
          {step.reason}
        </p>
      )
    case 'face':
      return (
        <>
          <Who who={step.who} />
          <p>证件已通过。最后一步：核实办理的是您本人。</p>
          <Other verify={verify} />
        </>
      )
    case 'done':
      return (
        <>
          <p className={css.level}>实名认证已完成</p>
          <Who who={step.who} />
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

function Cards({ verify: { cards } }: { verify: Verify }) {
  return (
    <>
      <Card title="身份证照片">
        <p className={css.line}>请拍摄本人身份证原件，四角完整、文字清晰、无反光。照片会自动加上水印。</p>
        <div className={css.sides}>
          <UploadTile label="身份证人像面" camera drawing={<CardSide side="face" />} upload={cards.front} />
          <UploadTile label="身份证国徽面" camera drawing={<CardSide side="emblem" />} upload={cards.back} />
        </div>
        <CardSamples />
      </Card>
      <Marked watermark={watermark} />
    </>
  )
}
