import { startTransition, useCallback, useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTrack } from '#tracking/context.tsx'
import { useBackCloses } from '#ui/overlay/back-closes.ts'
import { markTerms } from './mark-terms.ts'
import { TermNote } from './term-note.tsx'
import { TermRow } from './term-row.tsx'
import css from './term.module.css'

interface Opened {
  term: string
  button: HTMLElement
  /** Where the note is rendered: after the term's paragraph. */
  host: HTMLElement
}

interface Props {
  box: HTMLElement
  /** Stocks and people of the answer, one a line. */
  names: string
  /** Whether the marked terms are listed below the text. */
  listed: boolean
}

/** Marks the terms of the glossary in rendered prose; a press explains one in place. */
export function Marks({ box, names, listed }: Props) {
  const id = useId()
  const track = useTrack()
  const [terms, setTerms] = useState<readonly string[]>([])
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const [opened, setOpened] = useState<Opened>()
  useEffect(() => {
    markTerms(box, names.split('\n'), css.term ?? '')
    startTransition(() => setTerms(buttonsOf(box).map(termOf)))
  }, [box, names])

  const open = useCallback(
    (button: HTMLElement) => {
      const term = termOf(button)
      setOpened({ term, button, host: hostAfter(button, box) })
      setSeen((old) => new Set(old).add(term))
      void track('learn', 'term_open', term)
    },
    [box, track],
  )
  const close = useCallback((note: Opened) => {
    // Afterwards the note has taken the focus with it.
    if (note.host.contains(document.activeElement)) note.button.focus()
    // The same press may have opened another one.
    setOpened((now) => (now === note ? undefined : now))
  }, [])
  useEffect(() => {
    const press = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-term]') : null
      if (!button || !box.contains(button)) return
      if (button.getAttribute('aria-expanded') === 'true') setOpened(undefined)
      else open(button)
    }
    box.addEventListener('click', press)
    return () => box.removeEventListener('click', press)
  }, [box, open])

  useEffect(() => {
    if (!opened) return
    const { button, host } = opened
    button.setAttribute('aria-expanded', 'true')
    button.setAttribute('aria-controls', id)
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !host.contains(target) && !button.contains(target)) close(opened)
    }
    const key = (event: KeyboardEvent) => event.key === 'Escape' && close(opened)
    document.addEventListener('click', outside)
    document.addEventListener('keydown', key)
    return () => {
      document.removeEventListener('click', outside)
      document.removeEventListener('keydown', key)
      button.setAttribute('aria-expanded', 'false')
      button.removeAttribute('aria-controls')
      host.remove()
    }
  }, [opened, id, close])
  useBackCloses(opened !== undefined, () => opened && close(opened))

  function pick(term: string | undefined) {
    const button = buttonsOf(box).find((each) => termOf(each) === term)
    if (button) open(button)
    else setOpened(undefined)
    button?.scrollIntoView({ block: 'center' })
  }
  return (
    <>
      {opened && createPortal(<TermNote id={id} term={opened.term} />, opened.host)}
      {listed && terms.length > 0 && <TermRow terms={terms} seen={seen} opened={opened?.term} onPick={pick} />}
    </>
  )
}

const buttonsOf = (box: Element) => [...box.querySelectorAll<HTMLElement>('[data-term]')]
const termOf = ({ dataset }: HTMLElement) => dataset['term'] ?? ''

/** The blocks that a note may follow; inside others it is placed at their end. */
const AFTER = 'p, div, blockquote, figure, ul, ol, table'

function hostAfter(button: HTMLElement, box: HTMLElement): HTMLElement {
  const host = document.createElement('div')
  const block = button.closest('p, li, td, th, dd, blockquote, figcaption, div')
  if (!block || block === box || !box.contains(block)) box.append(host)
  else if (block.matches(AFTER)) block.after(host)
  else block.append(host)
  const last = [...button.getClientRects()].at(-1)
  if (last) {
    const middle = last.left + last.width / 2 - host.getBoundingClientRect().left
    host.style.setProperty('--term', `${middle}px`)
  }
  return host
}
