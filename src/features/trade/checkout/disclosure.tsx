import { useEffect, useEffectEvent, useRef } from 'react'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Button } from '#ui/button.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useShowInvalid } from '#ui/form/use-show-invalid.ts'
import { TextArea } from '#ui/form/text-area.tsx'
import { type DisclosurePage, useDisclosure } from './disclosure.model.ts'
import css from '#features/trade/text.module.css'

/** 风险揭示与匹配确认. OR-03 */
export function DisclosureScreen() {
  const page = useDisclosure()
  return (
    <Screen title="风险揭示与匹配确认" footer={page.state === 'ready' ? <Bar page={page.data} /> : undefined}>
      <LoadState loaded={page} skeleton={<Skeleton lines={14} />}>
        {(shown) => <Reading page={shown} />}
      </LoadState>
    </Screen>
  )
}

function Bar({ page: { stop, text, order, verb, off, confirm } }: { page: DisclosurePage }) {
  if (stop) {
    return (
      <LinkButton href={stop.href} kind="plain">
        返回服务详情
      </LinkButton>
    )
  }
  if (!text) return <LinkButton href={order}>返回确认订单</LinkButton>
  return (
    <Button disabled={off} onClick={confirm}>
      {verb}
    </Button>
  )
}

function Reading({ page }: { page: DisclosurePage }) {
  const { text, match, stop } = page
  const place = useRef<HTMLDivElement>(null)
  useShowInvalid(place, page.invalidPresses)
  return (
    <div ref={place}>
      <section className={css.match} data-mismatch={match.fits ? undefined : true} aria-label="匹配意见">
        <p>{match.text}</p>
        {stop && <p>{`${stop.text}。${stop.more}`}</p>}
      </section>
      {text && (
        <article key={text.docVersion} className={css.text}>
          <h2 className={css.title}>{text.title}</h2>
          <p className={css.small}>{`版本 ${text.docVersion}`}</p>
          <ol className={css.items}>
            {text.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
          <End onSeen={page.onEnd} />
        </article>
      )}
      {!stop && text && page.sentence !== undefined && <Warning page={page} sentence={page.sentence} />}
      {!stop && text && (
        <div className={css.confirm}>
          <CheckField checked={page.ticked} onChange={page.tick} error={page.error.tick}>
            本人已阅读并理解《风险揭示书》
          </CheckField>
        </div>
      )}
      <RiskLine />
    </div>
  )
}

function Warning({ page, sentence }: { page: DisclosurePage; sentence: string }) {
  return (
    <section className={css.letter}>
      <h2 className={css.title}>风险不匹配警示书</h2>
      <p>特别警示：该服务风险等级高于您的风险承受能力，公司不主动向您推介该服务。</p>
      <p>如您坚持购买，可能承受超出自身能力的损失。建议您重新考虑，选择与您匹配的服务。</p>
      <p>如您经过独立判断仍决定购买，请亲自输入：</p>
      <p className={css.sentence}>{sentence}</p>
      <TextArea label="请输入以上语句" value={page.typed} onChange={page.type} rows={2} error={page.error.sentence} />
    </section>
  )
}

/** Calls back when the last line has come into view. */
function End({ onSeen }: { onSeen: () => void }) {
  const mark = useRef<HTMLParagraphElement>(null)
  const seen = useEffectEvent(onSeen)
  useEffect(() => {
    const element = mark.current
    if (!element) return
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && seen(),
    )
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  return (
    <p ref={mark} className={css.small}>
      以上为《风险揭示书》全文。
    </p>
  )
}
