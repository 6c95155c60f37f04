import { Anchor } from '#ui/anchor.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import css from './bar-sign.module.css'

interface Props {
  icon: IconName
  label: string
  /** Its accessible name if the label is a number. */
  name?: string
  busy?: boolean
}

/** A second action of the bar at the bottom, as a sign with its label; at most two stand beside the button. look §3 */
export function BarSign({
  icon,
  label,
  name,
  busy = false,
  ...way
}: Props & ({ href: string } | { onClick: () => void })) {
  const inner = (
    <>
      <Icon name={icon} />
      {label}
    </>
  )
  return 'href' in way ? (
    <Anchor href={way.href} className={css.sign} aria-label={name}>
      {inner}
    </Anchor>
  ) : (
    <button
      type="button"
      className={css.sign}
      aria-label={name}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={() => !busy && way.onClick()}
    >
      {inner}
    </button>
  )
}
