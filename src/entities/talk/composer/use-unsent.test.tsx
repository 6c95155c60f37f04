import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import type { OwnText } from '#data/timeline/own.ts'
import { type TalkState, UNREAD } from '#data/timeline/talk-state.ts'
import { SessionProvider } from '#session/context.tsx'
import { createMemoryStorage } from '#session/storage.ts'
import { createService, createTab } from '#test/session/test-kit.ts'
import { useUnsent } from './use-unsent.ts'

afterEach(cleanup)

const KEY = 'chat:1:unsent'
const own = (text: string, clientId: string, state: OwnText['state'] = 'failed'): OwnText => ({
  kind: 'TEXT',
  text,
  clientId,
  at: 0,
  state,
})

/** The field of a talk in which these texts have failed, with a signed-in customer. */
async function opened(...texts: string[]) {
  const { session } = createTab(createService(), createMemoryStorage())
  await session.accept({ accessToken: 'A', refreshToken: 'RA', openId: 'oA' })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionProvider session={session}>{children}</SessionProvider>
  )
  const failed = texts.map((text, n) => own(text, `c${n}`))
  const listeners = new Set<() => void>()
  let state: TalkState = UNREAD
  const talk = {
    takeFailed: () => failed.splice(0),
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const publish = (more: Partial<TalkState>) =>
    act(() => {
      state = { ...state, ...more }
      for (const listener of listeners) listener()
    })
  const open = () => renderHook(() => useUnsent(KEY, talk), { wrapper })
  const view = open()
  const leave = () => act(() => void dispatchEvent(new Event('pagehide')))
  return { session, view, open, leave, publish, failed, text: () => view.result.current.text }
}

it('failed texts are kept once when their talk leaves the screen, also those that fail later', async () => {
  const { view, open, leave, failed, text } = await opened('第一句', '第二句')
  expect([view.result.current.isLeft(), text()]).toEqual([false, ''])
  leave()
  expect(text()).toBe('第一句\n第二句')
  view.unmount()
  expect(view.result.current.isLeft()).toBe(true)
  failed.push(own('第三句', 'c3'))
  view.result.current.collect()
  expect(open().result.current.text).toBe('第一句\n第二句\n第三句')
})

it('after a sign-out failed texts are not kept for the next customer', async () => {
  const { session, view, failed } = await opened('第一句')
  await act(() => session.signOut())
  view.unmount()
  expect([session.drafts.get(KEY), failed]).toEqual(['', []])
})

it('a text that is being sent when the page goes is kept, until the talk has it', async () => {
  const { view, open, leave, publish, text } = await opened()
  publish({ own: [own('在路上', 'c9', 'sending')] })
  leave()
  // Shown once: in the talk, while the page is still there.
  expect(text()).toBe('')
  view.unmount()
  publish({ own: [] })
  const again = open()
  expect(again.result.current.text).toBe('在路上')
  const sender = { id: 'C1', name: '我', avatarUrl: '', role: 'USER' }
  const message = { messageId: 'm1', clientId: 'c9', kind: 'TEXT', text: '在路上', sender, sentAt: 1 }
  publish({ messages: [{ ...message, likeCount: 0, isLiked: false }] })
  expect(again.result.current.text).toBe('')
})

it('a text whose page was restored and then rejected is kept once', async () => {
  const { view, leave, publish, text } = await opened()
  publish({ own: [own('在路上', 'c9', 'sending')] })
  leave()
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  publish({ own: [] })
  act(() => view.result.current.add('在路上'))
  expect(text()).toBe('在路上')
})

it('a text that an earlier release kept is still there', async () => {
  const { session, open } = await opened()
  session.drafts.set(KEY, '第一句\n第二句')
  expect(open().result.current.text).toBe('第一句\n第二句')
})

it('what is taken back is no longer kept', async () => {
  const { view, leave, text } = await opened('第一句')
  act(() => view.result.current.add('被拒的一句'))
  leave()
  expect(text()).toBe('被拒的一句\n第一句')
  let taken = ''
  act(() => {
    taken = view.result.current.take()
  })
  expect([taken, text()]).toEqual(['被拒的一句\n第一句', ''])
})
