import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button, buttonClass } from '#ui/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { useHeightAs } from '#ui/use-raised.ts'
import type { Composer as Model } from './composer.model.ts'
import css from './composer.module.css'
import { isOfInputMethod, submitProps } from '#ui/form/submit.ts'
import { TypedTextarea } from '#ui/form/typed-textarea.tsx'

const SendPicture = lazyPart(
  () => import('./send-picture.tsx').then((m) => m.SendPicture),
  <span className={css.choose} />,
)

/** The form's own padding, above and below its content, px. */
const PADDING = 8

interface Props {
  model: Model
  /** At the end of the empty field. */
  inside?: ReactNode
  /** After the field. */
  beside?: ReactNode
  /** In place of 发送 while the field is empty. */
  idle?: ReactNode
}

/** The message input, above the keyboard. */
export function Composer({ model, inside, beside, idle }: Props) {
  const { text, write, error, paused, muted, send, quoted, quotedText, quote, show, unsent, takeBack } = model
  const isOff = muted || paused
  const bar = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (quoted) field.current?.focus()
  }, [quoted])
  useHeightAs('--raised', bar, PADDING)
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isOfInputMethod(event)) return
    event.preventDefault()
    if (!isOff) send()
  }
  return (
    <form ref={bar} className={css.composer} aria-label="发言" {...submitProps(send)}>
      <FormError>{error}</FormError>
      {muted && (
        <div className={css.above} role="status">
          <Quiet small>{text === '' ? '您已被禁言，可继续观看' : '您已被禁言，已写的内容为您保留'}</Quiet>
        </div>
      )}
      {unsent !== '' && (
        <div className={css.above}>
          <Quiet small>{`未发出：${unsent}`}</Quiet>
          <Button kind="ghost" size="small" onClick={takeBack}>
            放回输入框
          </Button>
        </div>
      )}
      {quoted && (
        <div className={css.above}>
          <Quiet small>{`回复 ${quotedText}`}</Quiet>
          <Button kind="ghost" size="small" onClick={() => quote(undefined)}>
            取消引用
          </Button>
        </div>
      )}
      <div className={css.line}>
        {show && <SendPicture say={show} disabled={muted} />}
        <div className={css.field}>
          <TypedTextarea
            ref={field}
            aria-label="说点什么"
            placeholder="说点什么"
            rows={1}
            enterKeyHint="send"
            value={text}
            disabled={muted}
            onChange={write}
            onKeyDown={press}
          />
          {text === '' && inside}
        </div>
        {beside}
        {(text === '' && idle) || (
          <button
            type="submit"
            className={buttonClass('primary', 'small')}
            disabled={isOff}
            // The keyboard stays open.
            onPointerDown={(event) => event.preventDefault()}
          >
            发送
          </button>
        )}
      </div>
    </form>
  )
}
