import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Row } from '#ui/layout/stack.tsx'
import css from './next-lesson.module.css'

/** How long the offer is shown before it is taken, s. */
const WAIT = 5
/** The fields that are typed into; the seek bar is none. */
const TYPED = 'textarea, input:not([type=range])'

interface Props {
  title: string
  go: () => void
  stay: () => void
}

/** At the end of a lesson the next one starts automatically, unless the customer cancels or is typing. CO-08 */
export function NextLesson({ title, go, stay }: Props) {
  const [left, setLeft] = useState(WAIT)
  const over = useEffectEvent(go)
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.activeElement?.matches(TYPED)) setLeft((before) => before - 1)
    }, 1_000)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (left <= 0) over()
  }, [left])
  return (
    <section className={css.onward} aria-label="下一节">
      <p>{`${Math.max(0, left)} 秒后播放下一节：${title}`}</p>
      <Row>
        <Button size="small" onClick={go}>
          立即播放
        </Button>
        <Button size="small" kind="plain" onClick={stay}>
          取消
        </Button>
      </Row>
    </section>
  )
}
