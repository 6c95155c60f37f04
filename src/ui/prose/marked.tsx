import { Fragment } from 'react'
import css from './marked.module.css'

/** A text with the search words marked. */
export function Marked({ text, words }: { text: string; words: string }) {
  const wanted = words.split(/[\s,、]+/).filter((word) => word !== '')
  if (wanted.length === 0) return text
  const pattern = new RegExp(`(${wanted.map(escaped).join('|')})`, 'giu')
  return text.split(pattern).map((part, at) =>
    at % 2 === 1 ? (
      <mark key={at} className={css.found}>
        {part}
      </mark>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    ),
  )
}

function escaped(word: string): string {
  return word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
}
