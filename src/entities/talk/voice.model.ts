import { useRef, useState } from 'react'
import { chatTranscript } from '#api/domains/live/chat.ts'
import { useSend } from '#data/provider.tsx'
import { useSubmit } from '#data/write/use-submit.ts'
import { useTrack } from '#tracking/context.tsx'

export interface Voice {
  /** The props of the audio element. */
  player: {
    ref: (element: HTMLAudioElement | null) => void
    onPlay: () => void
    onPause: () => void
    onError: () => void
  }
  isPlaying: boolean
  toggle: () => void
  /** The transcript; undefined until it is requested. */
  text: string | undefined
  busy: boolean
  error: string
  /** Requests the transcript. */
  read: () => void
}

const FAILED = '语音暂时无法播放，可转为文字查看'

/** A voice message: only one plays at a time, and its transcript is requested at a press. CH-02 */
export function useVoice(messageId: string): Voice {
  const audio = useRef<HTMLAudioElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [error, setError] = useState('')
  const [text, setText] = useState<string>()
  const send = useSend()
  const track = useTrack()
  const play = (element: HTMLAudioElement) => {
    for (const other of document.querySelectorAll('audio')) if (other !== element) other.pause()
    setError('')
    element.play().catch((cause: unknown) => {
      // Paused before it began.
      if (!(cause instanceof Error && cause.name === 'AbortError')) setError(FAILED)
    })
  }
  const reading = useSubmit({
    fields: messageId,
    run: (id) => send(chatTranscript, { messageId: id }),
    done(found) {
      setText(found.text)
      void track('chat', 'voice_text', messageId)
    },
  })
  return {
    player: {
      ref: (element) => void (audio.current = element),
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onError() {
        setPlaying(false)
        setError(FAILED)
      },
    },
    isPlaying,
    toggle() {
      const { current } = audio
      if (!current) return
      if (isPlaying) current.pause()
      else play(current)
    },
    text,
    busy: reading.busy,
    error: reading.error || error,
    read() {
      setError('')
      reading.submit()
    },
  }
}
