import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { whitelist } from '#config/environment.ts'
import { useConsent } from '#session/consent/consent.ts'
import { CONSENT_VERSION } from '#session/consent/consent-record.ts'
import { useTrack } from '#tracking/context.tsx'
import { Button } from '#ui/button.tsx'
import css from './consent-bar.module.css'
import { consentVersions, papers } from './consent-versions.ts'
import { useSettings } from './settings.model.ts'
import { useMounted } from '#ui/mounted.ts'
import { useHeightAs } from '#ui/use-raised.ts'

/** Technical pages where no consent is requested. */
const silent = new Set([...whitelist, '/redirect', '/o2n'])

/** The bar's padding and its distance to the content, px. */
const AROUND = 32

/** Asks once for each version of the documents, unobtrusively: nothing waits for the answer. CO-02 */
export function ConsentBar() {
  const consent = useConsent()
  const mounted = useMounted()
  const [path] = useLocation()
  if (!mounted || consent.state !== 'unknown' || silent.has(path)) return null
  return <Bar {...consent} />
}

function Bar({ outdated, accept, refuse }: { outdated: boolean; accept: () => void; refuse: () => void }) {
  const bar = useRoomBelow()
  const track = useTrack()
  const { elder } = useSettings()
  const agree = () => {
    accept()
    void track('auth', 'consent_accept', CONSENT_VERSION)
  }
  return (
    <section ref={bar} className={css.bar} aria-label="用户协议与隐私政策">
      <p className={css.text}>
        {outdated ? `以下文件已更新（${consentVersions[0]?.changes ?? ''}），请阅读` : '请阅读'}
        {papers.map(({ name, href }, at) => (
          <span key={href}>
            <Link href={href}>{name}</Link>
            {at === papers.length - 1 && '。'}
          </span>
        ))}
        <span>不同意也可浏览公开内容。</span>
      </p>
      <div className={css.answers}>
        {/* 长辈版 is offered on the first run. law §8 */}
        {!elder.on && (
          <span className={css.elder}>
            <Button kind="ghost" size="small" onClick={() => elder.set(true)}>
              {elder.label}
            </Button>
          </span>
        )}
        <Button kind="plain" size="small" onClick={refuse}>
          暂不同意
        </Button>
        <Button kind="primary" size="small" onClick={agree}>
          同意并继续
        </Button>
      </div>
    </section>
  )
}

/** Reserves the bar's height below the content, so that the bar covers nothing for good. */
function useRoomBelow() {
  const bar = useRef<HTMLElement>(null)
  // The bar grows with the text size, which can be changed on it.
  useHeightAs('--consent', bar, AROUND)
  useEffect(() => {
    const root = document.documentElement
    root.toggleAttribute('data-asking', true)
    return () => void root.toggleAttribute('data-asking', false)
  }, [])
  return bar
}
