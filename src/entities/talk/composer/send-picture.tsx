import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import css from './composer.module.css'
import { type SentPicture, useSentPicture } from './sent-picture.model.ts'

interface Props {
  /** Sends it once it is uploaded. */
  say: (fileKey: string, preview: string) => Promise<void>
  disabled: boolean
}

/** Chooses a picture, which is uploaded and sent at once. CH-02 */
export function SendPicture({ say, disabled }: Props) {
  const picture = useSentPicture(say)
  return (
    <>
      <OnItsWay picture={picture} />
      <Choose picture={picture} disabled={disabled} />
    </>
  )
}

function Choose({ picture, disabled }: { picture: SentPicture; disabled: boolean }) {
  return (
    <label className={css.choose}>
      <Icon name="picture" />
      <input
        type="file"
        aria-label="发图片"
        accept="image/*"
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
