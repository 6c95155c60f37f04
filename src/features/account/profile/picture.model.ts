import { useCallback, useEffect, useState } from 'react'
import { captchaConfig } from '#api/domains/public/open.ts'
import { smsGenerateCode } from '#api/domains/account/sms.ts'
import { useCall } from '#data/use-call.ts'
import { useSend } from '#data/provider.tsx'

/** The picture with characters to type, asked for where the service guards its SMS codes. product CO-06 */
export interface Picture {
  state: 'loading' | 'failed' | 'ready'
  src: string
  answer: string
  fault: string
  change: (answer: string) => void
  /** Another picture, the answer emptied. */
  again: () => void
}

export interface PictureCheck {
  /** null: no picture is asked for. */
  picture: Picture | null
  /** What to send along; undefined when the answer is missing, which is then marked. */
  proof: () => { ticket?: string; randstr?: string } | undefined
}

/** The key of the picture goes as `ticket`, what was read in it as `randstr`. When the settings cannot be read the server decides. */
export function usePictureCheck(): PictureCheck {
  const config = useCall(captchaConfig, {}, { cache: true })
  const wanted = config.state === 'ready' && config.data.enabled
  const { code, again } = useGeneratedCode(wanted)
  const [answer, setAnswer] = useState('')
  const [fault, setFault] = useState('')
  const change = (next: string) => {
    setAnswer(next.trim().slice(0, 8))
    setFault('')
  }
  if (!wanted) return { picture: null, proof: () => ({}) }
  return {
    picture: {
      state: code.state,
      src: code.state === 'ready' ? code.src : '',
      answer,
      fault,
      change,
      again: () => {
        change('')
        again()
      },
    },
    proof: () => {
      if (answer && code.state === 'ready') return { ticket: code.key, randstr: answer }
      setFault('请输入图中的字符')
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

/** A picture as the server sends it, bare or as a data address; '' for anything else. */
function pictureSource(text: string): string {
  const [, type = 'image/png', body = ''] =
    /^(?:data:(image\/(?:png|jpeg|gif|webp));base64,)?([A-Za-z0-9+/=\s]+)$/.exec(text) ?? []
  return body && `data:${type};base64,${body.replace(/\s/g, '')}`
}
