import { expect, it } from 'vitest'
import { nginxOf } from './nginx.ts'

it('serves a fixed path, one with parameters and one with two skins, and all others by index.html', () => {
  const lines = nginxOf([
    { pattern: '^/course$', file: 'shells/course-list.html' },
    { pattern: '^/course/[^/]+$', file: 'shells/course-detail.html' },
    { pattern: '^/about-us$', file: 'shells/site/about-us.html', desktop: 'shells/site/about-us.desktop.html' },
  ]).split('\n')
  expect(lines).toContain(
    'location = /course { add_header Cache-Control "no-cache"; try_files /shells/course-list.html =404; }',
  )
  expect(lines).toContain(
    'location ~ ^/course/[^/]+$ { add_header Cache-Control "no-cache"; try_files /shells/course-detail.html =404; }',
  )
  expect(lines.find((line) => line.includes('= /about-us '))).toMatch(
    /Vary "User-Agent"; try_files \/shells\/site\/about-us\$skin\.html/,
  )
  expect(lines).toContain('location = / { absolute_redirect off; return 302 /index$is_args$args; }')
  expect(lines.at(-2)).toMatch(/^location \/ .*\/index\.html;/)
})

it('answers a missing file with a known extension and a hidden one with 404, like the reference server', () => {
  const lines = nginxOf([{ pattern: '^/course/[^/]+$', file: 'shells/course-detail.html' }])
  /** The choice of nginx: `=`, then the longest prefix if it is `^~`, then the first regular expression, else `/`. */
  const answer = (path: string): string => {
    const places = [...lines.matchAll(/^location (?:(=|~\*?|\^~) )?(\S+) \{ (.+) \}$/gm)]
    const found =
      places.find(([, kind, place = '']) => kind === '^~' && path.startsWith(place)) ??
      places.find(
        ([, kind = '', place = '']) => kind.startsWith('~') && new RegExp(place, kind === '~*' ? 'i' : '').test(path),
      ) ??
      places.at(-1)
    return found?.[3] ?? ''
  }
  for (const path of [
    '/none.js',
    '/course/cover.png',
    '/course/COVER.PNG',
    '/sitemap.xml',
    '/favicon.ico',
    '/none.html',
  ])
    expect([path, answer(path)]).toEqual([path, expect.stringMatching(/try_files \$uri =404;$/)])
  for (const path of ['/.env', '/.vite/nginx.conf']) expect([path, answer(path)]).toEqual([path, 'return 404;'])
  expect(answer('/assets/a-1.js')).toContain('immutable')
  for (const path of ['/course/v1.2', '/course/a.b']) expect(answer(path)).toContain('/shells/course-detail.html')
  for (const path of ['/none', '/old/page.php', '/a.b/c']) expect(answer(path)).toContain('/index.html;')
})
