import { type RefObject, useEffect, useState } from 'react'

/** When playing stops by itself: minutes from now, at the end of this lesson, or not. */
export const sleeps = ['off', '15', '30', '60', 'end'] as const
type SleepChoice = (typeof sleeps)[number]

export interface Sleep {
  choice: SleepChoice
  choose: (choice: SleepChoice) => void
}

/** The sleep timer: pauses when its time is over. CO-08 */
export function useSleep(element: RefObject<HTMLMediaElement | null>): Sleep {
  const [choice, choose] = useState<SleepChoice>('off')
  useEffect(() => {
    const minutes = Number(choice)
    if (!(minutes > 0)) return
    const timer = setTimeout(() => {
      element.current?.pause()
      choose('off')
    }, minutes * 60_000)
    return () => clearTimeout(timer)
  }, [element, choice])
  return { choice, choose }
}
