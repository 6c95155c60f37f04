import { type ReactNode, useId } from 'react'
import { Icon } from '#ui/icon.tsx'
import css from './upload-tile.module.css'

/** The state of the tile: empty, uploading (`part` 0 to 1), done, or failed. */
type TileState =
  | { state: 'empty' }
  | { state: 'sending'; preview: string; part: number }
  | { state: 'done'; preview: string }
  | { state: 'failed'; preview: string; message: string; again: boolean }

interface Props {
  label: string
  /** A PDF, or a film, is accepted as well as a picture. */
  pdf?: boolean
  video?: boolean
  /** What to photograph, instead of the sign. */
  drawing?: ReactNode
  /** Opens the camera directly where the device can. */
  camera?: boolean
  upload: {
    now: TileState
    choose: (file: File) => void
    retry: () => void
    /** Cancels the upload, or removes the file. */
    remove: () => void
  }
}

/** Not by formats: phones produce HEIC and WebP, and gray out what is not listed. */
const PICTURES = 'image/*'
const FILMS = 'video/mp4,video/quicktime'

/** Uploads one picture or file: choose, progress, cancel, retry, remove. */
export function UploadTile({ label, pdf = false, video = false, camera = false, drawing, upload }: Props) {
  const { now, choose, retry, remove } = upload
  const id = useId()
  const percent = now.state === 'sending' ? Math.round(now.part * 100) : 0
  return (
    <div className={css.tile} role="group" aria-label={label}>
      {now.state !== 'empty' && now.preview !== '' && <img className={css.preview} src={now.preview} alt={label} />}
      {now.state === 'empty' && (
        <label className={css.choose}>
          {drawing ?? <Icon name="picture" size={32} />}
          <span>{label}</span>
          <input
            id={id}
            type="file"
            className={css.input}
            accept={[PICTURES, ...(pdf ? ['application/pdf'] : []), ...(video ? [FILMS] : [])].join(',')}
            {...(camera && { capture: 'environment' as const })}
            onChange={(event) => {
              const [file] = event.target.files ?? []
              // Without this the same file could not be chosen again.
              event.target.value = ''
              if (file) choose(file)
            }}
          />
        </label>
      )}
      {now.state === 'sending' && (
        <Over text={`上传中 ${percent}%`}>
          <progress className={css.bar} value={percent} max={100} aria-label={`${label}上传进度`} />
          <button type="button" className={css.act} onClick={remove}>
            取消
          </button>
        </Over>
      )}
      {now.state === 'failed' && (
        <Over text={now.message}>
          {now.again && (
            <button type="button" className={css.act} onClick={retry}>
              重试
            </button>
          )}
          <button type="button" className={css.act} onClick={remove}>
            重新选择
          </button>
        </Over>
      )}
      {now.state === 'done' && (
        <div className={css.done}>
          <span>
            <Icon name="check" size={16} />
            {label}已上传
          </span>
          <button type="button" className={css.act} onClick={remove}>
            重新选择
          </button>
        </div>
      )}
    </div>
  )
}

function Over({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={css.over}>
      <p role="status">{text}</p>
      {children}
    </div>
  )
}
