import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Drawing } from './drawing.tsx'
import css from './empty.module.css'

/** The action on an empty page: a link or a button. */
export type EmptyAction = { label: string; href: string } | { label: string; onClick: () => void }

/** An empty state with its next action. product §0.3 */
export function Empty({ text, action }: { text: string; action?: EmptyAction | undefined }) {
  return (
    <div className={css.empty}>
      <Drawing kind="empty" />
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
