import { expect, it } from 'vitest'
import { isPublicPicture } from './keepable.ts'

const picture = (headers: Record<string, string>, status = 200) =>
  new Response('x', { status, headers: { 'content-type': 'image/webp', ...headers } })

it('caches a public picture', () => {
  expect(isPublicPicture(picture({}))).toBe(true)
  expect(isPublicPicture(picture({ 'cache-control': 'public, max-age=60' }))).toBe(true)
})

it.each([
  ['an error', picture({}, 404)],
  ['a part', picture({}, 206)],
  ['a page', picture({ 'content-type': 'text/html' })],
  ['a video', picture({ 'content-type': 'video/mp4' })],
  ["somebody's own", picture({ 'cache-control': 'private, max-age=60' })],
  ['what must not be stored', picture({ 'cache-control': 'no-store' })],
  ['an opaque answer', Response.error()],
])('does not cache %s', (_, answer) => {
  expect(isPublicPicture(answer)).toBe(false)
})
