import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Button, buttonClass } from '#ui/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { Icon } from '#ui/icon.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { useRaised } from '#ui/use-raised.ts'
import type { Composer as Model } from './composer.model.ts'
import type { SentPicture } from './sent-picture.model.ts'
import css from './composer.module.css'

/** Where a message is typed; it stands above the keyboard. */
export function Composer({ model }: { model: Model }) {
  const { text, write, error, paused, muted, send, quoted, quote, picture } = model
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (quoted) field.current?.focus()
  }, [quoted])
  useRaised('calc(var(--touch) + 16px)')
  const press = (event: KeyboardEvent) => {
    // Enter also ends a word of an input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className={css.composer}
      aria-label="发言"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <FormError>{error}</FormError>
      {quoted && (
        <div className={css.above}>
          <Quiet small>{`回复 ${quoted.text}`}</Quiet>
          <Button kind="ghost" size="small" onClick={() => quote(undefined)}>
            取消引用
          </Button>
        </div>
      )}
      {picture && <OnItsWay picture={picture} />}
      <div className={css.line}>
        {picture && <Choose picture={picture} disabled={muted} />}
        <textarea
          ref={field}
          aria-label="说点什么"
          placeholder={muted ? '您已被禁言' : '说点什么'}
          rows={1}
          value={text}
          disabled={muted}
          onChange={(event) => write(event.target.value)}
          onKeyDown={press}
        />
        <button
          type="submit"
          className={buttonClass('primary', 'small')}
          disabled={muted || paused}
          // The keyboard stays where it is.
          onPointerDown={(event) => event.preventDefault()}
        >
          发送
        </button>
      </div>
    </form>
  )
}

function Choose({ picture, disabled }: { picture: SentPicture; disabled: boolean }) {
  return (
    <label className={css.choose}>
      <Icon name="picture" />
      <input
        type="file"
        aria-label="发图片"
        accept="image/jpeg,image/png"
        disabled={disabled || picture.now.state === 'sending'}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Without this the same file could not be chosen again.
          target.value = ''
          if (file) picture.choose(file)
        }}
      />
    </label>
  )
}

function OnItsWay({ picture: { now, retry, remove } }: { picture: SentPicture }) {
  if (now.state !== 'sending' && now.state !== 'failed') return null
  const isFailed = now.state === 'failed'
  return (
    <div className={css.above} role="status">
      <Quiet small>{isFailed ? now.message : `图片上传中 ${Math.round(now.part * 100)}%`}</Quiet>
      {isFailed && now.again && (
        <Button kind="ghost" size="small" onClick={retry}>
          重试
        </Button>
      )}
      <Button kind="ghost" size="small" onClick={remove}>
        取消
      </Button>
    </div>
  )
}
