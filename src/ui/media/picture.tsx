import { useBroken } from './broken.ts'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import css from './picture.module.css'

const WIDTH = 720

/** The colour of a picture on paper. */
const PALE = /^#[c-f].[c-f].[c-f]/i

/** A picture whose box has the same size before, after and without it. `ratio` is width by height. */
export function Picture({
  src,
  alt,
  ratio,
  width,
  eager = false,
  color,
}: {
  src: string
  alt: string
  ratio: number
  /** px; as wide as its container without it. */
  width?: number
  /** The largest element of the first screen: loaded eagerly and with high priority. */
  eager?: boolean | undefined
  /** Shown until it has loaded, if known. */
  color?: string | undefined
}) {
  const { broken, image, onError } = useBroken(src)
  return (
    <span
      className={classes(css.box, color !== undefined && PALE.test(color) && css.pale)}
      style={{ aspectRatio: ratio, backgroundColor: color, ...(width !== undefined && { width, flexShrink: 0 }) }}
    >
      <img
        ref={image}
        src={src === '' ? undefined : src}
        alt={alt}
        width={WIDTH}
        height={Math.round(WIDTH / ratio)}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        // In one frame with the words, also where a script inserts it: browsers would decode it later then.
        decoding={eager ? 'sync' : 'async'}
        hidden={broken}
        onError={onError}
      />
      {broken && (
        <span className={css.broken}>
          <Icon name="picture" />
          <span className={css.alt}>{alt}</span>
        </span>
      )}
    </span>
  )
}
