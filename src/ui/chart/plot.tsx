import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import css from './chart.module.css'

export const WIDTH = 640
export const PRICE = 200
export const VOLUME = 56

interface Props {
  kind: 'price' | 'volume'
  /** A sentence that describes it; without one it is decorative. */
  label?: string
  /** Numbers in the corners. */
  corners?: { left: readonly [string, string]; right?: readonly [string, string] }
  children: ReactNode
}

/** A chart as wide as the page. */
export function Plot({ kind, label, corners, children }: Props) {
  const height = kind === 'price' ? PRICE : VOLUME
  return (
    <div className={classes(css.plot, css[kind])}>
      <svg
        {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
        viewBox={`0 0 ${WIDTH} ${height}`}
        preserveAspectRatio="none"
      >
        {children}
      </svg>
      {corners && (
        <>
          <span className={classes(css.left, css.top)}>{corners.left[0]}</span>
          <span className={classes(css.left, css.bottom)}>{corners.left[1]}</span>
        </>
      )}
      {corners?.right && (
        <>
          <span className={classes(css.right, css.top)}>{corners.right[0]}</span>
          <span className={classes(css.right, css.bottom)}>{corners.right[1]}</span>
        </>
      )}
    </div>
  )
}

/** A label above a chart; `look` is the class of the line it names. */
export type Word = string | { text: string; look: string | undefined }

/** The values at the selected point, or the newest. Its height never changes, so that nothing below it moves. */
export function Readout({ words }: { words: readonly Word[] }) {
  return (
    <p className={css.readout}>
      {words.map((word) => {
        const { text, look } = typeof word === 'string' ? { text: word, look: undefined } : word
        return (
          <span key={text}>
            {look !== undefined && (
              <svg aria-hidden className={css.key} viewBox="0 0 12 2">
                <path className={look} d="M0 1H12" />
              </svg>
            )}
            {text}
          </span>
        )
      })}
    </p>
  )
}

/** The same numbers as a table, for readers who cannot see the chart. */
export function ChartTable({
  label,
  heads,
  rows,
}: {
  label: string
  heads: readonly string[]
  rows: readonly (readonly string[])[]
}) {
  return (
    // A table that is scrolled must be reached by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.table} tabIndex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell, at) => (
                <td key={heads[at]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
