import { useCallback, useEffect, useState } from 'react'
import { captchaConfig } from '#api/domains/public/open.ts'
import { smsGenerateCode } from '#api/domains/account/sms.ts'
import { useCall } from '#data/use-call.ts'
import { useSend } from '#data/provider.tsx'

/** The captcha, where the service protects its SMS codes with one. product CO-06 */
export interface Picture {
  state: 'loading' | 'failed' | 'ready'
  src: string
  answer: string
  error: string
  change: (answer: string) => void
  /** Loads another captcha and clears the answer. */
  again: () => void
}

export interface PictureCheck {
  /** Null where no captcha is required. */
  picture: Picture | null
  /** What to send with the request; undefined when the answer is missing, which is then marked. */
  proof: () => { ticket?: string; randstr?: string } | undefined
}

/**
 * The captcha's key is sent as `ticket`, its answer as `randstr`. If the settings cannot be loaded, the server decides.
 */
export function usePictureCheck(): PictureCheck {
  const config = useCall(captchaConfig, {}, { cache: true })
  const wanted = config.state === 'ready' && config.data.enabled
  const { code, again } = useGeneratedCode(wanted)
  const [answer, setAnswer] = useState('')
  const [error, setError] = useState('')
  const change = (next: string) => {
    setAnswer(next.trim().slice(0, 8))
    setError('')
  }
  if (!wanted) return { picture: null, proof: () => ({}) }
  return {
    picture: {
      state: code.state,
      src: code.state === 'ready' ? code.src : '',
      answer,
      error,
      change,
      again: () => {
        change('')
        again()
      },
    },
    proof: () => {
      if (answer && code.state === 'ready') return { ticket: code.key, randstr: answer }
      setError('请输入图中的字符')
      return undefined
    },
  }
}

type Code = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; src: string; key: string }

function useGeneratedCode(wanted: boolean): { code: Code; again: () => void } {
  const send = useSend()
  const [round, setRound] = useState(0)
  const [got, setGot] = useState<{ round: number; code: Code }>()
  useEffect(() => {
    if (!wanted) return
    const stop = new AbortController()
    send(smsGenerateCode, {}, { signal: stop.signal }).then(
      ({ imageBase64, key }) => {
        const src = pictureSource(imageBase64)
        if (!stop.signal.aborted) setGot({ round, code: src ? { state: 'ready', src, key } : { state: 'failed' } })
      },
      () => !stop.signal.aborted && setGot({ round, code: { state: 'failed' } }),
    )
    return () => stop.abort()
  }, [wanted, send, round])
  const code: Code = got?.round === round ? got.code : { state: 'loading' }
  return { code, again: useCallback(() => setRound((count) => count + 1), []) }
}

/** A picture from the server, bare or as a data address; '' for anything else. */
function pictureSource(text: string): string {
  const [, type = 'image/png', body = ''] =
    /^(?:data:(image\/(?:png|jpeg|gif|webp));base64,)?([A-Za-z0-9+/=\s]+)$/.exec(text) ?? []
  return body && `data:${type};base64,${body.replace(/\s/g, '')}`
}
