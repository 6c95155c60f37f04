import { expect, test } from 'vitest'
import { destination } from './modules/destination.ts'

const pages = new Set(['/course', '/course/C1', '/live'])
const to = (path: string) => destination(path, (each) => pages.has(each), 'https://h5.example')

test.each([
  ['/course/C1', '/course/C1'],
  ['/course?tab=series', '/course?tab=series'],
  ['https://h5.example/course/C1#top', '/course/C1#top'],
  ['/live/LR07', '/live'],
  ['/live/scene/SC2?a=1', '/live'],
])('%s opens %s', (path, there) => expect(to(path)).toBe(there))

test.each(['/news/N1', '', '/', 'https://evil.example/course', '//evil.example/course', 'javascript:alert(1)'])(
  '%j opens nothing',
  (path) => expect(to(path)).toBeUndefined(),
)
