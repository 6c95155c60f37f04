import { Button } from '#ui/button.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import type { StoppedView } from './stopped.words.ts'
import css from './talk.module.css'

/** Shown in place of the composer: why nothing can be sent here any more. */
export function Stopped({ stopped, onRestart }: { stopped: StoppedView; onRestart: () => void }) {
  return (
    <div className={css.stopped} role="status">
      <Quiet>{stopped.text}</Quiet>
      {stopped.isElsewhere && (
        <Button size="small" onClick={onRestart}>
          在此继续
        </Button>
      )}
    </div>
  )
}
