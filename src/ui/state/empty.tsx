import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import css from './empty.module.css'

/** The action on an empty page: a link or a button. */
export type EmptyAction = { label: string; href: string } | { label: string; onClick: () => void }

/** An empty state with its next action. product 0.3 */
export function Empty({ text, action }: { text: string; action?: EmptyAction | undefined }) {
  return (
    <div className={css.empty}>
      <svg aria-hidden width="120" height="96" viewBox="0 0 120 96" fill="none" className={css.drawing}>
        <ellipse cx="60" cy="86" rx="44" ry="6" className={css.ground} />
        <rect x="30" y="14" width="52" height="64" rx="6" className={css.back} />
        <rect x="40" y="20" width="52" height="64" rx="6" className={css.sheet} />
        <path d="M50 36h32M50 48h32M50 60h18" className={css.lines} />
      </svg>
      <p>{text}</p>
      {action &&
        ('href' in action ? (
          <LinkButton href={action.href} kind="plain" size="small">
            {action.label}
          </LinkButton>
        ) : (
          <Button kind="plain" size="small" onClick={action.onClick}>
            {action.label}
          </Button>
        ))}
    </div>
  )
}
