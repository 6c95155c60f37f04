import { Button } from '#ui/button.tsx'
import { Drawing } from './drawing.tsx'
import { HelpLink } from './help-link.tsx'
import css from './error-card.module.css'

/** An error message with a retry, and a link to customer service. product §0.3 */
export function ErrorCard({ message, onRetry }: { message: string; onRetry?: (() => void) | undefined }) {
  return (
    <div role="alert" className={css.card}>
      <Drawing kind="failed" />
      <p>{message}</p>
      {onRetry && (
        <Button kind="plain" size="small" onClick={onRetry}>
          重试
        </Button>
      )}
      <HelpLink />
    </div>
  )
}
