import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Drawing } from './drawing.tsx'
import css from './empty.module.css'

/** The action on an empty page: a link or a button. */
export type EmptyAction = { label: string; href: string } | { label: string; onClick: () => void }

interface Props {
  text: string
  /** What will appear here, so that the reader knows what to expect. */
  note?: string
  action?: EmptyAction | undefined
}

/** An empty state with its next action. product §0.3 */
export function Empty({ text, note, action }: Props) {
  return (
    <div className={css.empty}>
      <Drawing kind="empty" />
      <p>{text}</p>
      {note && <p className={css.note}>{note}</p>}
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
