import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { type Drawing, drawings } from './drawings.ts'
import type { Term } from './terms.ts'
import css from './term-picture.module.css'

/** What lies below comes first. */
const LAYERS = ['rest', 'area', 'fall', 'base', 'bars', 'up', 'curve', 'deep'] as const

const drawingOf = (term: string): Drawing | undefined =>
  Object.hasOwn(drawings, term) ? drawings[term as Term] : undefined // all its keys are terms

/** A term as a small drawing; nothing where it has none. TL-02 */
export function TermPicture({ term }: { term: string }) {
  const drawing = drawingOf(term)
  return drawing ? <Picture drawing={drawing} className={css.small} /> : null
}

/** 在图上看一遍: the drawing in full width, and what its places mean, one after another. */
export function TermWalk({ term }: { term: string }) {
  const [open, setOpen] = useState(false)
  const drawing = drawingOf(term)
  if (!drawing) return null
  return (
    <>
      <Button kind="ghost" size="small" onClick={() => setOpen(!open)}>
        {open ? '收起图' : '在图上看一遍'}
      </Button>
      {open && (
        <figure className={css.walk}>
          <Picture drawing={drawing} className={css.large} numbered />
          <figcaption>
            <ol>
              {placesOf(drawing).map(({ words }) => (
                <li key={words}>{words}</li>
              ))}
            </ol>
          </figcaption>
        </figure>
      )}
    </>
  )
}

function Picture({
  drawing,
  className,
  numbered = false,
}: {
  drawing: Drawing
  className: string | undefined
  numbered?: boolean
}) {
  return (
    <svg aria-hidden viewBox="0 0 84 64" className={classes(css.picture, className)}>
      {LAYERS.map((layer) => drawing[layer] && <path key={layer} className={css[layer]} d={drawing[layer]} />)}
      {placesOf(drawing).map(({ x, y }, at) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r={numbered ? 4.5 : 2.5} />
          {numbered && (
            <text x={x} y={y + 2.2}>
              {at + 1}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}

function placesOf({ marks }: Drawing) {
  return marks.map((mark) => {
    const [x = '', y = '', words = ''] = mark.split(' ')
    return { x: Number(x), y: Number(y), words }
  })
}
