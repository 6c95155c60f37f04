import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { highlightTopics } from './highlight-topics.ts'
import { fetchAgain } from '#ui/state/lost-code.ts'
import { HelpLink } from '#ui/state/help-link.tsx'
import styles from './safe-html.module.css'
import { loadedSanitizer, loadSanitizer, type Sanitize } from './sanitize.ts'

export interface SafeHtmlProps {
  /** HTML as the server sent it. */
  html: string
  /** Base of the file storage, for relative media addresses. */
  files: string
  /** Called with the path of a tapped link of ours, for the router. Without it the browser follows the link. */
  onLink?: ((path: string) => void) | undefined
  /** The address of a topic between `#` marks; a stable function. Without it topics are only highlighted. */
  topicHref?: ((topic: string) => string) | undefined
  /** Called for a tapped image: the addresses of all images, and of this one. */
  onImage?: ((list: string[], current: string) => void) | undefined
  className?: string | undefined
  /** Called when the text stands in its box; a stable function. */
  onDrawn?: ((drawn: { box: HTMLElement; html: string }) => void) | undefined
}

/** The sanitiser, loaded on first use. `again` retries a failed load. */
export function useSanitizer(): { sanitize: Sanitize | undefined; failed: boolean; again: () => void } {
  const [attempt, setAttempt] = useState(1)
  const [failedAttempt, setFailedAttempt] = useState(0)
  const subscribe = useCallback(
    (changed: () => void) => {
      let left = false
      loadSanitizer().then(
        () => left || changed(),
        () => left || setFailedAttempt(attempt),
      )
      return () => {
        left = true
      }
    },
    [attempt],
  )
  // Prerendered markup has the empty box, so hydration starts with it even when the code is loaded.
  const sanitize = useSyncExternalStore(subscribe, loadedSanitizer, () => undefined)
  return { sanitize, failed: failedAttempt === attempt, again: () => fetchAgain(() => setAttempt(attempt + 1)) }
}

/**
 * Sanitised article HTML with its topics highlighted. It reserves its box until the sanitiser is loaded. reliability
 * 5.3
 */
export function SafeHtml({ html, files, onLink, topicHref, onImage, className = '', onDrawn }: SafeHtmlProps) {
  const { sanitize, failed, again } = useSanitizer()
  const box = useRef<HTMLDivElement>(null)
  // The same object for the same article: otherwise React would replace the highlighted texts.
  const content = useMemo(() => sanitize && { __html: sanitize(html, files) }, [sanitize, html, files])
  useLayoutEffect(() => {
    if (!content || !box.current) return
    highlightTopics(box.current, topicHref)
  }, [content, topicHref])
  useEffect(() => {
    const root = box.current
    if (!content || !root) return
    const observer = new ResizeObserver(() => openToKeyboard(root))
    observer.observe(root)
    return () => observer.disconnect()
  }, [content])
  useEffect(() => {
    if (content && box.current) onDrawn?.({ box: box.current, html })
  }, [content, html, onDrawn])
  useTaps(box, content !== undefined, onLink, onImage)

  if (failed) {
    return (
      <div className={`${styles['failed']} ${className}`} role="alert">
        <p>正文加载失败，请检查网络后重试</p>
        <button type="button" className={styles['retry']} onClick={again}>
          重试
        </button>
        <p>
          <HelpLink />
        </p>
      </div>
    )
  }
  if (!content || html === '') return <div className={`${styles['box']} ${styles['waiting']} ${className}`} />
  // oxlint-disable-next-line react/no-danger -- the one place that sets HTML
  return <div ref={box} data-prose className={`${styles['box']} ${className}`} dangerouslySetInnerHTML={content} />
}

/** A table that scrolls, as it may only do with larger text, can be scrolled by keyboard. */
function openToKeyboard(root: Element): void {
  for (const table of root.querySelectorAll('table')) {
    if (table.scrollWidth > table.clientWidth) table.tabIndex = 0
    else table.removeAttribute('tabindex')
  }
}

/** The markup is not React's, so one listener on the box handles taps inside it. */
function useTaps(
  box: React.RefObject<HTMLDivElement | null>,
  drawn: boolean,
  onLink: SafeHtmlProps['onLink'],
  onImage: SafeHtmlProps['onImage'],
): void {
  useEffect(() => {
    const root = box.current
    if (!drawn || !root) return
    const tap = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || event.defaultPrevented) return
      const link = event.target.closest('a[href]')
      if (link) return follow(event, link, onLink)
      if (onImage && event.target instanceof HTMLImageElement && event.target.src) {
        onImage(imagesOf(root), event.target.src)
      }
    }
    root.addEventListener('click', tap)
    return () => root.removeEventListener('click', tap)
  }, [box, drawn, onLink, onImage])
}

function follow(event: MouseEvent, link: Element, onLink: SafeHtmlProps['onLink']): void {
  const path = link.getAttribute('href')
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!onLink || path === null || !plain || !link.hasAttribute('data-internal')) return
  event.preventDefault()
  onLink(path)
}

function imagesOf(root: Element): string[] {
  return [...root.querySelectorAll('img')].filter((image) => image.src && !image.closest('a')).map((image) => image.src)
}
