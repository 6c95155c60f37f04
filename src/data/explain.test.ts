import { expect, it } from 'vitest'
import {
  BusinessError,
  DeniedError,
  HttpError,
  NetworkError,
  OfflineError,
  SessionError,
  ShapeError,
  TimeoutError,
} from '#api/errors.ts'
import { explain } from './explain.ts'

const call = 'GET /x'

it.each([
  [new NetworkError(call, 'net::ERR'), '网络开小差了，请稍后重试'],
  [new TimeoutError(call, 'late'), '请求超时，请重试'],
  [new HttpError(call, 503), '服务繁忙，请稍后再试'],
  [new HttpError(call, 404), '操作失败，请稍后再试'],
  [new ShapeError(call, 'list.0'), '数据暂时无法显示，请稍后重试'],
  [new SessionError(call, 'over'), '登录已过期，正在重新登录'],
  [new DeniedError(call, 'no'), '该功能暂未对您开放'],
  [new OfflineError(call, 'off'), '离线状态下无法操作'],
  [new BusinessError(call, 40001, '验证码错误或已失效'), '验证码错误或已失效'],
  [new BusinessError(call, 1, 'java.lang.NullPointerException'), '操作失败，请稍后再试'],
  [new BusinessError(call, 1, '<b>错误</b>'), '操作失败，请稍后再试'],
  [new BusinessError(call, 1, ''), '操作失败，请稍后再试'],
  [new TypeError('x is not a function'), '操作失败，请稍后再试'],
  ['text', '操作失败，请稍后再试'],
])('explains %s to the user', (error, words) => {
  expect(explain(error)).toBe(words)
})

it('truncates a long server message to 60 characters', () => {
  const words = explain(new BusinessError(call, 1, '很长'.repeat(60)))
  expect(words).toHaveLength(60)
  expect(words.endsWith('…')).toBe(true)
})
