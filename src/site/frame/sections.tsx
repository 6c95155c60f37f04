import type { ReactNode } from 'react'
import { type FactItem, Facts } from '#ui/layout/facts.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { Unbroken } from '#ui/prose/unbroken.tsx'
import css from './sections.module.css'

/** A piece of a fixed text: a paragraph, points, steps in order, named facts, a table, links. */
type Block =
  | string
  | { points: readonly string[] }
  | { steps: readonly string[] }
  | { facts: readonly Fact[] }
  | { head: readonly string[]; rows: readonly (readonly string[])[] }
  | { links: readonly { title: string; href: string }[] }

/** `href` where the value is a link or a phone number. */
interface Fact {
  name: string
  value: string
  href?: string | undefined
}

export interface Section {
  title: string
  blocks: readonly Block[]
}

/** A fixed text of the site in titled sections. */
export function Sections({ sections }: { sections: readonly Section[] }) {
  return (
    <div className={css.sections}>
      {sections.map(({ title, blocks }) => (
        <Card key={title} title={title} roomy>
          {blocks.map((block, at) => (
            <Piece key={at} block={block} />
          ))}
        </Card>
      ))}
    </div>
  )
}

function Piece({ block }: { block: Block }): ReactNode {
  if (typeof block === 'string') return <p>{block}</p>
  if ('points' in block) return <ul className={css.points}>{lines(block.points)}</ul>
  if ('steps' in block) return <ol className={css.steps}>{lines(block.steps)}</ol>
  if ('facts' in block) return <Facts items={block.facts.map(linked)} />
  if ('links' in block) {
    return (
      <ul className={css.links}>
        {block.links.map(({ title, href }) => (
          <li key={href}>
            <Anchor href={href}>{title}</Anchor>
          </li>
        ))}
      </ul>
    )
  }
  return (
    <table className={css.table}>
      <thead>
        <tr>
          {block.head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row) => (
          <tr key={row[0]}>
            {row.map((cell, at) => (
              <td key={at}>
                <Unbroken>{cell}</Unbroken>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function linked({ name, value, href }: Fact): FactItem {
  return { name, value: href === undefined ? value : <Anchor href={href}>{value}</Anchor> }
}

function lines(list: readonly string[]): ReactNode {
  return list.map((line) => <li key={line}>{line}</li>)
}
