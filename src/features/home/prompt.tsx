import { LinkButton } from '#ui/link-button.tsx'
import type { Opens } from './modules/destination.ts'
import css from './home.module.css'
import { usePrompt } from './prompt.model.ts'

/** One line at the top: the visitor's status and the next step. */
export function PromptLine({ opens }: { opens: Opens }) {
  const { text, action } = usePrompt(opens)
  return (
    <div className={css.prompt}>
      <p className={css.hello}>{text}</p>
      {action && (
        <LinkButton href={action.href} kind="plain" size="small">
          {action.label}
        </LinkButton>
      )}
    </div>
  )
}
