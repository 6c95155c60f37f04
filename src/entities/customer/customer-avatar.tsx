import { Avatar } from '#ui/media/avatar.tsx'
import css from './customer-avatar.module.css'

/** Base, hills behind, hills in front: dark enough for white letters. */
const PALETTES = [
  ['#14616b', '#1d7f84', '#2f9a92'],
  ['#23458f', '#355bb0', '#5478c8'],
  ['#5b3f7d', '#745496', '#8d6bb0'],
  ['#7a4a1f', '#97602c', '#b27a41'],
  ['#355e3b', '#4a7a50', '#63956a'],
  ['#6b3550', '#864a68', '#a06182'],
] as const

/** Below this size initials replace the drawing. Pixels. */
const DRAWN = 40

interface Props {
  /** The account; it decides the drawing. */
  id: string
  /** The customer's own picture, or ''. */
  src: string
  name: string
  size: number
}

/** A customer's portrait: their picture, else one generated from the id. Decorative: the name is beside it. */
export function CustomerAvatar({ id, src, name, size }: Props) {
  if (src !== '') return <Avatar src={src} name={name} size={size} />
  const seed = seedOf(id)
  const [base, behind, front] = PALETTES[seed % PALETTES.length] ?? PALETTES[0]
  if (size < DRAWN) {
    return (
      <span aria-hidden className={css.letter} style={{ width: size, height: size, background: base }}>
        {[...name][0]}
      </span>
    )
  }
  const peak = 20 + (seed % 7)
  return (
    <svg aria-hidden className={css.drawn} width={size} height={size} viewBox="0 0 56 56">
      <path d="M0 0h56v56H0z" fill={base} />
      <circle cx={16 + (seed % 25)} cy={14 + (seed % 5)} r="6" fill="#f2c46d" />
      <path d={`M0 34Q14 ${peak} 28 32T56 ${peak + 6}V56H0z`} fill={behind} />
      <path d={`M0 44Q18 ${peak + 12} 34 42T56 40V56H0z`} fill={front} />
    </svg>
  )
}

function seedOf(id: string): number {
  let sum = 7
  for (const sign of id) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 99_991
  return sum
}
