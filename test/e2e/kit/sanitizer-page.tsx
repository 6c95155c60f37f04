import { createRoot } from 'react-dom/client'
import { PART_AGAIN } from '#lib/load-chunk.ts'
import { highlightTopics } from '#ui/prose/highlight-topics.ts'
import { SafeHtml } from '#ui/prose/safe-html.tsx'
import { loadSanitizer, type Sanitize } from '#ui/prose/sanitize.ts'

/** The sanitiser tests' access to their page. */
interface Subject {
  load(): Promise<Sanitize>
  highlightTopics: typeof highlightTopics
  mount(html: string, files: string): void
  /** What the component reported: paths of links, lists of images. */
  readonly heard: unknown[]
}

declare global {
  interface Window {
    subject: Subject
  }
}

const heard: unknown[] = []
const root = createRoot(document.querySelector('#root') ?? document.body)

// Like the application (`app/boot/lost-parts.ts`).
addEventListener(PART_AGAIN, (event) => {
  event.preventDefault()
  location.reload()
})

window.subject = {
  load: loadSanitizer,
  highlightTopics,
  mount: (html, files) =>
    root.render(
      <SafeHtml
        html={html}
        files={files}
        className="article"
        onLink={(path) => heard.push(path)}
        onImage={(list, current) => heard.push({ list, current })}
      />,
    ),
  heard,
}
