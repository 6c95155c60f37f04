import { expect, it } from 'vitest'
import { nginxOf } from './nginx.ts'

it('answers a fixed path, one with parameters and one of two skins, and all others by index.html', () => {
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
  expect(lines.at(-2)).toMatch(/^location \/ .*\/index\.html;/)
})
