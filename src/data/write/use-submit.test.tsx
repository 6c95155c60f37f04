import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { currentTime } from '#api/domains/public.ts'
import { BusinessError, NetworkError, OfflineError } from '#api/errors.ts'
import { depsOf, TestData } from '#test/data.tsx'
import { DeviceError } from '#data/explain.ts'
import { useCall } from '#data/use-call.ts'
import { usePressGroup } from './use-press-group.ts'
import { type FieldErrors, type Submission, useSubmit, type Verified } from './use-submit.ts'

afterEach(cleanup)

interface Case {
  failed?: (cause: unknown) => string
  name?: string
  run?: () => Promise<string>
  verify?: () => Promise<Verified<string>>
}

function stand({ name = '李明', run = async () => 'made', verify, failed }: Case) {
  const sent = vi.fn(run)
  const done = vi.fn<(result: string) => void | Promise<void>>()
  let reads = 0
  const reader = { account: 'guest' }
  // One call is read beside the form.
  const deps = depsOf(async () => ({ now: (reads += 1) }), { account: () => reader.account })
  let seen: Submission<FieldErrors> | undefined
  function Typing({ typed }: { typed: string }) {
    useCall(currentTime, {})
    seen = useSubmit<{ name: string }, string>({
      fields: { name: typed },
      validate: (fields) => ({ name: fields.name === '' ? '请填写姓名' : '' }),
      run: sent,
      ...(verify && { verify, unverified: '请联网后核对' }),
      done,
      ...(failed && { failed }),
      stale: [currentTime],
    })
    return null
  }
  const tree = (typed: string) => (
    <TestData deps={deps}>
      <Typing typed={typed} />
    </TestData>
  )
  const { rerender } = render(tree(name))
  return {
    sent,
    done,
    reader,
    reads: () => reads,
    type: (text: string) => rerender(tree(text)),
    now: () => {
      if (!seen) throw new Error('nothing was rendered')
      return seen
    },
    press: () => act(async () => seen?.submit()),
  }
}

const lost = () => Promise.reject(new NetworkError('POST /x', 'lost'))

it('does not submit invalid fields, shows errors from the first press on, and revalidates while typing', async () => {
  const form = stand({ name: '' })
  expect(form.now().fieldErrors).toEqual({ name: '' })
  await form.press()
  expect(form.now()).toMatchObject({ fieldErrors: { name: '请填写姓名' }, invalidPresses: 1, busy: false })
  await form.press()
  expect(form.now().invalidPresses).toBe(2)
  form.type('李明')
  expect(form.now().fieldErrors).toEqual({ name: '' })
  expect(form.sent).not.toHaveBeenCalled()
})

it('submits once however fast the presses, and refreshes what it invalidated', async () => {
  let answer: (made: string) => void = () => undefined
  const form = stand({ run: () => new Promise((resolve) => (answer = resolve)) })
  await act(async () => undefined)
  const before = form.reads()
  await act(async () => {
    form.now().submit()
    form.now().submit()
  })
  await form.press()
  expect([form.sent.mock.calls.length, form.now().busy]).toEqual([1, true])
  await act(async () => answer('made'))
  expect(form.done).toHaveBeenCalledExactlyOnceWith('made', { name: '李明' })
  expect([form.now().busy, form.reads() - before]).toEqual([false, 1])
})

it.each([
  ['a refusal', () => Promise.reject(new BusinessError('POST /x', 1, '名额已满')), '名额已满'],
  ['being offline', () => Promise.reject(new OfflineError('POST /x', '离线')), '离线状态下无法操作'],
  ['a lost answer that nothing can verify', lost, '网络开小差了，请稍后重试'],
] as const)('shows %s as an error and never resubmits by itself', async (_, run, words) => {
  const form = stand({ run })
  await form.press()
  expect(form.now()).toMatchObject({ error: words, outcomeUnknown: false, busy: false })
  expect([form.sent.mock.calls.length, form.done.mock.calls.length]).toEqual([1, 0])
  form.now().clear()
})

it('verifies after a lost answer: counts as done if it was made', async () => {
  const form = stand({ run: lost, verify: async () => ({ result: 'found' }) })
  await form.press()
  expect(form.done).toHaveBeenCalledExactlyOnceWith('found', { name: '李明' })
  expect(form.now().error).toBe('')
})

it('verifies after a lost answer: reports if it was not made, and the next press submits', async () => {
  const form = stand({ run: lost, verify: async () => ({ error: '经核对尚未提交，请再次提交' }) })
  await form.press()
  expect(form.now()).toMatchObject({
    error: '没有收到提交结果。经核对尚未提交，请再次提交',
    outcomeUnknown: false,
  })
  await form.press()
  expect(form.sent).toHaveBeenCalledTimes(2)
})

it('has an unknown outcome while verification fails too', async () => {
  let online = false
  const verify = async () => {
    if (!online) throw new NetworkError('GET /x', 'lost')
    return { result: 'found' }
  }
  const form = stand({ run: lost, verify })
  await form.press()
  expect(form.now()).toMatchObject({ error: '没有收到提交结果。请联网后核对', outcomeUnknown: true })
  online = true
  await act(async () => form.now().verify())
  expect([form.sent.mock.calls.length, form.done.mock.calls.length, form.now().error]).toEqual([1, 1, ''])
})

it('verifies the original submission at the next press instead of resubmitting it', async () => {
  let online = false
  const verify = vi.fn(async () => {
    if (!online) throw new NetworkError('GET /x', 'lost')
    return { error: '经核对尚未提交，请再次提交' }
  })
  const form = stand({ run: lost, verify })
  await form.press()
  form.type('李明明')
  online = true
  await form.press()
  expect([form.sent.mock.calls.length, form.now().outcomeUnknown]).toEqual([1, false])
  expect(verify).toHaveBeenLastCalledWith({ name: '李明' })
  expect(form.now().error).toBe('没有收到提交结果。经核对尚未提交，请再次提交')
  await form.press()
  expect(form.sent).toHaveBeenLastCalledWith({ name: '李明明' })
})

it('after clear, submits without verifying the earlier attempt', async () => {
  const verify = () => Promise.reject(new NetworkError('GET /x', 'lost'))
  const form = stand({ run: lost, verify })
  await form.press()
  act(() => form.now().clear())
  expect(form.now()).toMatchObject({ error: '', outcomeUnknown: false })
  await form.press()
  expect(form.sent).toHaveBeenCalledTimes(2)
})

it('does not verify a rejected submission', async () => {
  const verify = vi.fn(async () => ({ result: 'found' }))
  const form = stand({ run: () => Promise.reject(new BusinessError('POST /x', 1, '名额已满')), verify })
  await form.press()
  expect(verify).not.toHaveBeenCalled()
})

it('treats a client exception as an error, not as a lost answer', async () => {
  const verify = vi.fn(async () => ({ result: 'found' }))
  const form = stand({ run: () => Promise.reject(new TypeError('ours')), verify })
  await form.press()
  expect([verify.mock.calls.length, form.now().outcomeUnknown, form.now().error]).toEqual([
    0,
    false,
    '操作失败，请稍后再试',
  ])
})

it.each(['the answer', 'the error'])('does not show %s to the next account after an account switch', async (what) => {
  let end: (made: string) => void = () => undefined
  let fail: (cause: unknown) => void = () => undefined
  const form = stand({ run: () => new Promise((resolve, reject) => ([end, fail] = [resolve, reject])) })
  await form.press()
  form.reader.account = 'another'
  await act(async () => (what === 'the answer' ? end('made') : fail(new BusinessError('POST /x', 1, '名额已满'))))
  expect(form.done).not.toHaveBeenCalled()
  expect(form.now()).toMatchObject({ error: '', busy: false })
})

it.each([
  ['made', { result: 'found' }],
  ['not made', { error: '经核对尚未提交，请再次提交' }],
  ['unknown', undefined],
] as const)('does not show a verification result to the next account: %s', async (_, found) => {
  let end: (verified: Verified<string>) => void = () => undefined
  let fail: (cause: unknown) => void = () => undefined
  const form = stand({ run: lost, verify: () => new Promise((resolve, reject) => ([end, fail] = [resolve, reject])) })
  await form.press()
  form.reader.account = 'another'
  await act(async () => (found ? end(found) : fail(new NetworkError('GET /x', 'lost'))))
  expect(form.done).not.toHaveBeenCalled()
  expect(form.now()).toMatchObject({ error: '', outcomeUnknown: false, busy: false })
})

it('has nothing to verify for the next account', async () => {
  const verify = vi.fn(() => Promise.reject(new NetworkError('GET /x', 'lost')))
  const form = stand({ run: lost, verify })
  await form.press()
  expect(form.now().outcomeUnknown).toBe(true)
  form.reader.account = 'another'
  form.type('王芳')
  expect(form.now().outcomeUnknown).toBe(false)
  await form.press()
  expect(form.sent).toHaveBeenLastCalledWith({ name: '王芳' })
})

it('leaves an error to the form if it shows it at a field', async () => {
  const failed = vi.fn(() => '')
  const form = stand({ run: lost, failed })
  await form.press()
  expect(failed).toHaveBeenCalledOnce()
  expect(form.now().error).toBe('')
})

it('shows a failed follow-up step although the submission succeeded', async () => {
  const form = stand({})
  form.done.mockRejectedValue(new DeviceError('已提交，下一步没有打开'))
  await form.press()
  expect(form.now()).toMatchObject({ error: '已提交，下一步没有打开', outcomeUnknown: false, busy: false })
})

it('exposes what is being submitted; in a group, one press blocks the others and clears their error', async () => {
  let fail: (cause: unknown) => void = () => undefined
  const sent = vi.fn<(what: string) => Promise<string>>(() => new Promise((_resolve, reject) => (fail = reject)))
  let both: ReturnType<typeof useBoth> | undefined
  function useBoth() {
    const group = usePressGroup()
    const done = () => undefined
    return [
      useSubmit({ fields: 'one', run: sent, done, group }),
      useSubmit({ fields: 'two', run: sent, done, group }),
    ] as const
  }
  function Two() {
    both = useBoth()
    return null
  }
  render(
    <TestData deps={depsOf(async () => ({ now: 1 }), { account: () => 'customer' })}>
      <Two />
    </TestData>,
  )
  await act(async () => {
    both?.[0].submitWith('of many')
    both?.[1].submit()
  })
  expect(sent.mock.calls).toEqual([['of many']])
  expect(both?.map(({ underWay, busy }) => [underWay, busy])).toEqual([
    ['of many', true],
    [undefined, true],
  ])
  await act(async () => fail(new BusinessError('POST /x', 1, '名额已满')))
  expect(both?.map(({ underWay, busy, error }) => [underWay, busy, error])).toEqual([
    [undefined, false, '名额已满'],
    [undefined, false, '名额已满'],
  ])
})
