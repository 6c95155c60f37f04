// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { BusinessError, HttpError } from '#api/errors.ts'
import { masked } from './masked.ts'
import { createReporter, type ErrorReport, watchErrors } from './report.ts'

function reporter(more: { deliver?: (report: ErrorReport) => unknown; marks?: Map<string, string> } = {}) {
  const reports: ErrorReport[] = []
  const marks = more.marks ?? new Map<string, string>()
  const clock = { now: 0 }
  const report = createReporter({
    build: 'b1',
    route: () => '/course/:number',
    deliver: more.deliver ?? ((each) => reports.push(each)),
    marks: { get: (key) => marks.get(key) ?? null, set: (key, value) => Boolean(marks.set(key, value)) },
    now: () => clock.now,
  })
  return { report, reports, clock }
}

it('reports fixed fields only', () => {
  const { report, reports } = reporter()
  report(new HttpError('GET /users/me', 400, 'trace-1'))
  expect(reports).toEqual([
    {
      build: 'b1',
      route: '/course/:number',
      name: 'HttpError',
      message: 'HTTP 400',
      status: 400,
      traceId: 'trace-1',
      requestId: null,
    },
  ])
})

it('never repeats the server’s text', () => {
  const { report, reports } = reporter()
  report(new BusinessError('POST /sms', 5, '张三 13812345678'))
  expect(reports[0]?.message).toBe('POST /sms code 5')
})

it.each([
  ['failed for 13812345678', 'failed for 138****5678'],
  ['id 11010119900101123X bad', 'id *** bad'],
  ['at https://h5.test/course?code=1&state=2 x', 'at https://h5.test/course x'],
  ['Bearer eyJhbGciOi.eyJzdWIiOjEyMzQ1Njc4OTAx.c2lnbmF0dXJl', 'Bearer …'],
  ['openId oABCDEFGHIJKLMNOPQRSTUVWX_-1', 'openId …'],
])('masks %j', (text, expected) => {
  expect(masked(text)).toBe(expected)
})

it('truncates a long message', () => {
  expect(masked('很'.repeat(5_000)).length).toBe(200)
})

it('reports the same error once, ten a minute and fifty a visit, across reloads', () => {
  const marks = new Map<string, string>()
  const { report, reports, clock } = reporter({ marks })
  const same = new Error('same')
  report(same)
  report(same)
  expect(reports).toHaveLength(1)
  for (let at = 0; at < 30; at++) report(new Error(`a${at}`))
  expect(reports).toHaveLength(10)
  for (let minute = 1; minute < 10; minute++) {
    clock.now = minute * 60_001
    for (let at = 0; at < 10; at++) report(new Error(`${minute} ${at}`))
  }
  expect(reports).toHaveLength(50)
  const reloaded = reporter({ marks })
  reloaded.report(new Error('another'))
  expect(reloaded.reports).toHaveLength(0)
})

it('never reports, or throws, its own failure', async () => {
  const deliver = vi.fn(() => Promise.reject(new Error('report failed')))
  const rejecting = reporter({ deliver })
  rejecting.report(new Error('one'))
  const throwing = reporter({
    deliver: () => {
      throw new Error('x')
    },
  })
  expect(() => throwing.report(new Error('one'))).not.toThrow()
  const hostile: unknown = Object.create(null)
  expect(() => throwing.report(hostile)).not.toThrow()
  await Promise.resolve()
  expect(deliver).toHaveBeenCalledOnce()
})

it('observes errors, rejections and lost chunks until it is stopped', () => {
  const report = vi.fn()
  const stop = watchErrors(report, window)
  const [error, reason, chunk] = [new Error('e'), new Error('r'), new Error('c')]
  window.dispatchEvent(Object.assign(new Event('error'), { error }))
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: chunk }))
  expect(report.mock.calls).toEqual([[error], [reason], [chunk]])
  stop()
  window.dispatchEvent(Object.assign(new Event('error'), { error }))
  expect(report).toHaveBeenCalledTimes(3)
})
