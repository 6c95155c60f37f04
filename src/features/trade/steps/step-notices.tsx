import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Caution } from '#ui/caution.tsx'
import css from './steps.module.css'

/** What must happen before a payment, its state, and a retry where the answer is late. OR-04, OR-05 */
export function StepNotices(props: {
  caution: string
  notice: string
  check: (() => void) | null
  children?: ReactNode
}) {
  return (
    <>
      <Caution>{props.caution}</Caution>
      <p role="status" className={css.notice}>
        {props.notice}
      </p>
      {props.check && (
        <Button kind="plain" size="small" onClick={props.check}>
          刷新状态
        </Button>
      )}
      {props.children}
    </>
  )
}
