import { useState } from 'react'
import { captchaConfig } from '#api/domains/public/open.ts'
import { smsGenerateCode } from '#api/domains/account/sms.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useLoad } from '#data/use-load.ts'
import { useSend } from '#data/provider.tsx'

/** The captcha, where the service protects its SMS codes with one. CO-06 */
export interface Picture {
  /** Its address; a failure is answered by a press. */
  image: Loaded<string>
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
  const send = useSend()
  const [round, setRound] = useState(0)
  const code = useLoad(wanted ? `${round}` : null, async (signal) => {
    const { imageBase64, key } = await send(smsGenerateCode, {}, { signal })
    return { src: pictureSource(imageBase64), key }
  })
  const [answer, setAnswer] = useState('')
  const [error, setError] = useState('')
  const change = (next: string) => {
    setAnswer(next)
    setError('')
  }
  if (!wanted) return { picture: null, proof: () => ({}) }
  return {
    picture: {
      image: mapLoaded(code, ({ src }) => src),
      answer,
      error,
      change,
      again: () => {
        change('')
        setRound(round + 1)
      },
    },
    proof: () => {
      const ticket = dataOf(code)?.key
      if (answer && ticket !== undefined) return { ticket, randstr: answer }
      setError('请输入图中的字符')
      return undefined
    },
  }
}

/** A picture from the server, bare or as a data address. Throws for anything else. */
function pictureSource(text: string): string {
  const [, type = 'image/png', body = ''] =
    /^(?:data:(image\/(?:png|jpeg|gif|webp));base64,)?([A-Za-z0-9+/=\s]+)$/.exec(text) ?? []
  if (body === '') throw new Error('no picture')
  return `data:${type};base64,${body.replace(/\s/g, '')}`
}
