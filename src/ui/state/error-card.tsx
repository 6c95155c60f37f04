import { useContext } from 'react'
import { Button } from '#ui/button.tsx'
import { Drawing } from './drawing.tsx'
import { HelpLine } from './help-line.ts'
import css from './error-card.module.css'

/** An error message with a retry, and the way to somebody who helps. product 0.3 */
export function ErrorCard({ message, onRetry }: { message: string; onRetry?: (() => void) | undefined }) {
  const hotline = useContext(HelpLine)
  return (
    <div role="alert" className={css.card}>
      <Drawing kind="failed" />
      <p>{message}</p>
      {onRetry && (
        <Button kind="plain" size="small" onClick={onRetry}>
          重试
        </Button>
      )}
      {hotline && <a href={`tel:${hotline}`}>联系客服 {hotline}</a>}
    </div>
  )
}
