import { encode } from 'uqr'
import css from './qr-code.module.css'

/** A QR code of `text`, dark on white in every theme, because cameras need it. `label` describes its target. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const cells = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg role="img" aria-label={label} className={css.code} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={cells.join('')} />
    </svg>
  )
}
