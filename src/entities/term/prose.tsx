import { useState } from 'react'
import { lazyPart } from '#ui/lazy-part.tsx'
import { SafeHtml, type SafeHtmlProps } from '#ui/prose/safe-html.tsx'

const Marks = lazyPart(() => import('./marks.tsx').then((m) => m.Marks))

interface Props extends SafeHtmlProps {
  /** Stocks and people of the answer, whose names contain no terms. */
  names?: readonly string[] | undefined
  /** Lists the explained terms below the text. */
  listed?: boolean
}

/** Prose with explained terms. I8 */
export function Prose({ names = [], listed = false, ...props }: Props) {
  const [drawn, setDrawn] = useState<{ box: HTMLElement; html: string }>()
  return (
    <>
      <SafeHtml {...props} onDrawn={setDrawn} />
      {drawn && <Marks key={drawn.html} box={drawn.box} names={names.join('\n')} listed={listed} />}
    </>
  )
}
