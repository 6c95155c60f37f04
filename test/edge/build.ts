import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const head = (title: string, more = '') =>
  `<!doctype html>\n<html lang="zh-CN">\n<head>\n<meta charset="utf-8" />\n<script>boot()</script><title>${title}</title>${more}</head>`
const ABOUT = '<meta name="description" content="What the build wrote." />'

/** What the policy calls a script. */
export const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`

const pages: Readonly<Record<string, string>> = {
  'index.html': `${head('brand')}<body>plain</body></html>`,
  'shells/course-list.html': `${head('courses', ABOUT)}<body>course list</body></html>`,
  'shells/course-detail.html': `${head('course', ABOUT)}<body><div id="root">course detail</div>\n    <template id="boot-view"><h1>{{title}}</h1><p>{{refund}}</p></template></body></html>`,
  'shells/stock-page.html': `${head('stock', ABOUT)}<body>stock</body></html>`,
  'shells/site/index.html': `${head('site', '<meta property="og:title" content="own" />')}<body>site on a phone</body></html>`,
  'shells/site/index.desktop.html': `${head('site', '<meta property="og:title" content="own" />')}<body>site at a desk</body></html>`,
  'shells/open.html': `${head('open')}<body>open</body></html>`,
}

const list = {
  routes: [
    {
      pattern: '^/course$',
      file: 'shells/course-list.html',
      first: { page: 'course-list', path: '/public/article-course/list?pageNo=1&pageSize=20' },
    },
    {
      pattern: '^/course/[^/]+$',
      file: 'shells/course-detail.html',
      first: { page: 'course-detail', path: '/public/article-course/detail?number=__2__' },
    },
    {
      pattern: '^/stock/[^/]+$',
      file: 'shells/stock-page.html',
      first: { page: 'stock-page', path: '/quotes/v1/symbols?symbols=__2__', quotes: true },
    },
    { pattern: '^/index$', file: 'shells/site/index.html', desktop: 'shells/site/index.desktop.html' },
    { pattern: '^/open$', file: 'shells/open.html' },
  ],
  openTags: ['shells/open.html'],
  fallback: 'index.html',
  origins: { files: ['https://oss.test'], services: ['https://quotes.test', 'wss://quotes.test'] },
  bases: { api: '/api', file: '/files', quotes: '/api' },
  origin: '',
}

/** A small build in a temporary folder, and the folder beside it. */
export function writeBuild() {
  const root = mkdtempSync(join(tmpdir(), 'edge-'))
  const dist = join(root, 'dist')
  const beside = join(root, 'public')
  for (const folder of ['dist/assets', 'dist/shells/site', 'dist/.vite', 'public'])
    mkdirSync(join(root, folder), { recursive: true })
  const put = (file: string, text: string) => writeFileSync(join(dist, file), text)
  for (const [file, text] of Object.entries(pages)) put(file, text)
  put('shells.json', JSON.stringify(list))
  put('assets/a-1.js', 'console.log(1)'.repeat(99))
  put('sw.js', 'self')
  put('.vite/manifest.json', '{}')
  writeFileSync(join(beside, 'MP_verify_x.txt'), 'x')
  // Deployed long ago.
  for (const file of [...Object.keys(pages), 'shells.json', 'assets/a-1.js', 'sw.js'])
    utimesSync(join(dist, file), 0, 0)
  return { root, dist, beside, put, remove: () => rmSync(root, { recursive: true }) }
}
