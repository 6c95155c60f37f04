import { expect, test } from 'vitest'
import { readPageMessage, readWorkerMessage } from './worker-messages.ts'

test('the worker parses the page’s messages, and drops unknown fields', () => {
  expect(readPageMessage({ type: 'SKIP_WAITING', extra: 1 })).toEqual({ type: 'SKIP_WAITING' })
  expect(readPageMessage({ type: 'VERSION' })).toEqual({ type: 'VERSION' })
  expect(readPageMessage({ type: 'WARM', build: 'a1', urls: ['/assets/a.js', 1, null] })).toEqual({
    type: 'WARM',
    build: 'a1',
    urls: ['/assets/a.js'],
  })
})

test('the page parses the worker’s version', () => {
  expect(readWorkerMessage({ type: 'VERSION', build: 'a1' })).toEqual({ type: 'VERSION', build: 'a1' })
})

test.each([
  [undefined],
  [null],
  ['VERSION'],
  [1],
  [[]],
  [{}],
  [{ type: 'OTHER' }],
  [{ type: 'WARM', build: 'a1' }],
  [{ type: 'WARM', urls: [] }],
  [{ type: ['VERSION'] }],
])('%j is not a message', (data) => {
  expect(readPageMessage(data)).toBeNull()
  expect(readWorkerMessage(data)).toBeNull()
})
