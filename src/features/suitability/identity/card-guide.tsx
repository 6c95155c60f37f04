import { Icon } from '#ui/icon.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import css from './card-guide.module.css'

type Side = 'face' | 'emblem'

const FRAME = 'M8 20v-8a4 4 0 0 1 4-4h8M132 8h8a4 4 0 0 1 4 4v8M144 76v8a4 4 0 0 1-4 4h-8M20 88h-8a4 4 0 0 1-4-4v-8'
const SIDES: Readonly<Record<Side, { lines: string; shape: string }>> = {
  face: {
    lines: 'M24 27h22M24 37h30M24 47h44M24 55h36M24 71h60',
    shape: 'M112.5 29a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM101 59c1-9 6-12 11.5-12s10.5 3 11.5 12z',
  },
  emblem: { lines: 'M58 30h64M58 41h50M40 60h56M40 71h70', shape: 'M36 25a10 10 0 1 1 0 20 10 10 0 0 1 0-20z' },
}

function Drawn({ side }: { side: Side }) {
  const { lines, shape } = SIDES[side]
  return (
    <>
      <rect className={css.card} x="16" y="15" width="120" height="66" rx="5" />
      <path className={css.lines} d={lines} />
      <path className={css.face} d={shape} />
    </>
  )
}

/** A side of the card, in the frame that its photograph fills. */
export function CardSide({ side }: { side: Side }) {
  return (
    <svg aria-hidden viewBox="0 0 152 96" className={css.side}>
      <path className={css.frame} d={FRAME} />
      <Drawn side={side} />
    </svg>
  )
}

/** What is sent: the photograph under the company's watermark. */
export function Marked({ watermark }: { watermark: string }) {
  const half = Math.ceil(watermark.length / 2)
  return (
    <Card title="传好以后是这样">
      <div className={css.marked}>
        <svg aria-hidden viewBox="0 0 152 96" className={css.side}>
          <Drawn side="face" />
          <g transform="rotate(-14 76 48)">
            <text x="76" y="45">
              {watermark.slice(0, half)}
            </text>
            <text x="76" y="60">
              {watermark.slice(half)}
            </text>
          </g>
        </svg>
        <div>
          <p>{`水印：${watermark}`}</p>
          <Quiet>先加水印再上传，错了可以重拍</Quiet>
        </div>
      </div>
    </Card>
  )
}

const PHOTOS = [
  { words: '四角齐', look: 'whole' },
  { words: '缺角', look: 'cut' },
  { words: '模糊', look: 'blurred' },
  { words: '反光', look: 'lit' },
] as const

/** A valid photograph, and three invalid ones. */
export function CardSamples() {
  return (
    <ul className={css.samples} aria-label="拍摄对照">
      {PHOTOS.map(({ words, look }) => (
        <li key={look}>
          <svg aria-hidden viewBox="0 0 152 96" className={css[look]}>
            <g>
              <Drawn side="face" />
            </g>
            {look === 'lit' && <ellipse className={css.glare} cx="90" cy="48" rx="30" ry="19" />}
          </svg>
          <span data-good={look === 'whole' || undefined}>
            <Icon name={look === 'whole' ? 'check' : 'close'} size={16} />
            {words}
          </span>
        </li>
      ))}
    </ul>
  )
}
