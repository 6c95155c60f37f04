import { useId, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { QrCode } from '#ui/media/qr-code.tsx'
import css from './hand-over.module.css'

/** At the edge of a desktop page: a QR code of the page, and our WeChat accounts. Opens on request. product §5 */
export function HandOver({ codes }: { codes: readonly { name: string; image: string }[] }) {
  const [open, setOpen] = useState(false)
  const panel = useId()
  const [path] = useLocation()
  const search = useSearch()
  return (
    <aside className={css.edge} aria-label="扫码">
      <div id={panel} className={css.panel} hidden={!open}>
        {open && (
          <>
            <figure>
              <QrCode text={location.origin + path + (search && `?${search}`)} label="用手机打开本页的二维码" />
              <figcaption>用手机打开本页</figcaption>
            </figure>
            {codes.map(({ name, image }) => (
              <figure key={name}>
                <Picture src={image} alt={`${name}二维码`} ratio={1} />
                <figcaption>{`扫码关注${name}`}</figcaption>
              </figure>
            ))}
          </>
        )}
      </div>
      <button
        type="button"
        className={css.button}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
        onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      >
        <Icon name={open ? 'close' : 'wechat'} size={20} />
        <span>扫码</span>
      </button>
    </aside>
  )
}
