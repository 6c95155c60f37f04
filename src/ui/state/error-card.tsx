import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import css from './error-card.module.css'

/** An error message with a retry. product 0.3 */
export function ErrorCard({ message, onRetry }: { message: string; onRetry?: (() => void) | undefined }) {
  return (
    <div role="alert" className={css.card}>
      <Icon name="warning" size={32} />
      <p>{message}</p>
      {onRetry && (
        <Button kind="plain" size="small" onClick={onRetry}>
          重试
        </Button>
      )}
    </div>
  )
}
