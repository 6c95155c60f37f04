import { useBroken } from './broken.ts'
import { Icon } from '#ui/icon.tsx'
import css from './avatar.module.css'

/** A round portrait; an icon where there is no picture. */
export function Avatar({ src, name, size = 40 }: { src: string; name: string; size?: number | undefined }) {
  const { broken, image, onError } = useBroken(src)
  return (
    <span className={css.avatar} style={{ width: size, height: size }}>
      <Icon name="me" size={Math.round(size * 0.6)} />
      <img
        ref={image}
        src={broken || src === '' ? undefined : src}
        alt={name}
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        onError={onError}
      />
    </span>
  )
}
