import { Button } from '#ui/button.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import type { StoppedView } from './stopped.words.ts'
import css from './talk.module.css'

/** Shown in place of the composer: why nothing can be sent any more, and the next action. */
export function Stopped({ stopped: { text, way }, onRestart }: { stopped: StoppedView; onRestart: () => void }) {
  return (
    <div className={css.stopped} role="status">
      <Quiet>{text}</Quiet>
      {way?.href !== undefined && (
        <LinkButton href={way.href} kind="plain" size="small">
          {way.label}
        </LinkButton>
      )}
      {way && way.href === undefined && (
        <Button size="small" onClick={onRestart}>
          {way.label}
        </Button>
      )}
    </div>
  )
}
