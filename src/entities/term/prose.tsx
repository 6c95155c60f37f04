import { useState } from 'react'
import { lazyPart } from '#ui/lazy-part.tsx'
import { SafeHtml, type SafeHtmlProps } from '#ui/prose/safe-html.tsx'

const Marks = lazyPart(() => import('./marks.tsx').then((m) => m.Marks))

/** Prose with explained terms. `names`: stocks and people of the answer, which are no terms. I8 */
export function Prose({ names = [], ...props }: SafeHtmlProps & { names?: readonly string[] | undefined }) {
  const [drawn, setDrawn] = useState<{ box: HTMLElement; html: string }>()
  return (
    <>
      <SafeHtml {...props} onDrawn={setDrawn} />
      {drawn && <Marks key={drawn.html} box={drawn.box} names={names.join('\n')} />}
    </>
  )
}
