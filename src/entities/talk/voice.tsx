import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { Row } from '#ui/layout/stack.tsx'
import { useVoice } from './voice.model.ts'

interface Props {
  messageId: string
  src: string
  length: string
  /** What it says, where that is known. */
  said?: string | undefined
}

/** A voice message, and its transcript on demand. CH-02 */
export function Voice({ messageId, src, length, said }: Props) {
  const { player, isPlaying, toggle, text = said, busy, error, read } = useVoice(messageId)
  return (
    <>
      <Row gap={1}>
        <Button kind="plain" size="small" onClick={toggle}>
          {isPlaying ? '暂停' : `播放语音${length}`}
        </Button>
        {text === undefined && (
          <Button kind="ghost" size="small" busy={busy} onClick={read}>
            转文字
          </Button>
        )}
      </Row>
      <audio {...player} src={src} preload="none" />
      <div role="status">{text !== undefined && <p>{text === '' ? '没有听清说了什么' : text}</p>}</div>
      <FormError>{error}</FormError>
    </>
  )
}
