import { useCallback, useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTrack } from '#tracking/context.tsx'
import { useBackCloses } from '#ui/overlay/back-closes.ts'
import { markTerms } from './mark-terms.ts'
import { TermNote } from './term-note.tsx'
import css from './term.module.css'

interface Opened {
  term: string
  button: HTMLElement
  /** Where the note is rendered: after the term's paragraph. */
  host: HTMLElement
}

/** Marks the terms of the glossary in rendered prose; a press explains one in place. */
export function Marks({ box, names }: { box: HTMLElement; names: string }) {
  const id = useId()
  const track = useTrack()
  const [opened, setOpened] = useState<Opened>()
  useEffect(() => markTerms(box, names.split('\n'), css.term ?? ''), [box, names])

  const close = useCallback(() => setOpened(undefined), [])
  useEffect(() => {
    const press = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-term]') : null
      if (!button || !box.contains(button)) return
      const term = button.dataset['term'] ?? ''
      const isOpen = button.getAttribute('aria-expanded') === 'true'
      setOpened(isOpen ? undefined : { term, button, host: hostAfter(button, box) })
      if (!isOpen) void track('learn', 'term_open', term)
    }
    box.addEventListener('click', press)
    return () => box.removeEventListener('click', press)
  }, [box, track])

  useEffect(() => {
    if (!opened) return
    const { button, host } = opened
    button.setAttribute('aria-expanded', 'true')
    button.setAttribute('aria-controls', id)
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !host.contains(target) && !button.contains(target)) close()
    }
    const key = (event: KeyboardEvent) => event.key === 'Escape' && close()
    document.addEventListener('click', outside)
    document.addEventListener('keydown', key)
    return () => {
      document.removeEventListener('click', outside)
      document.removeEventListener('keydown', key)
      button.setAttribute('aria-expanded', 'false')
      button.removeAttribute('aria-controls')
      if (host.contains(document.activeElement)) button.focus()
      host.remove()
    }
  }, [opened, id, close])
  useBackCloses(opened !== undefined, close)

  return opened && createPortal(<TermNote id={id} term={opened.term} />, opened.host)
}

/** The blocks that a note may follow; inside others it is placed at their end. */
const AFTER = 'p, div, blockquote, figure, ul, ol, table'

function hostAfter(button: HTMLElement, box: HTMLElement): HTMLElement {
  const host = document.createElement('div')
  const block = button.closest('p, li, td, th, dd, blockquote, figcaption, div')
  if (!block || block === box || !box.contains(block)) box.append(host)
  else if (block.matches(AFTER)) block.after(host)
  else block.append(host)
  return host
}
