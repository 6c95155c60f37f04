import { expect, it } from 'vitest'
import { usersMe } from '#api/domains/account/users.ts'
import { showLogin } from '#api/domains/account/app-config.ts'
import type { Send } from '#api/send.ts'
import type { Me } from '#api/shapes.ts'
import { defaultBases } from '#config/environment.ts'
import { createSession } from '#session/session.ts'
import { createMemoryStorage } from '#session/storage.ts'
import { createUserInfo } from './user-info.ts'

const me = (nickName: string): Me => ({ nickName, mobileMasked: '138****0004' }) as Me

function customer(answer: () => Promise<Me>) {
  const session = createSession({
    local: createMemoryStorage(),
    tab: createMemoryStorage(),
    bases: defaultBases,
    onSignedOut: () => undefined,
  })
  session.store.update('tokens', { accessToken: 'a', refreshToken: 'r' })
  const userInfo = createUserInfo(session)
  // The answers of a service, whatever is called.
  const send = userInfo.noting((async () => answer()) as unknown as Send) // every call is answered alike
  return { session, userInfo, send, shared: () => session.store.getState().userInfo?.nickName }
}

it('an answer about the customer to a screen becomes the shared state, and the newest one wins', async () => {
  const names = ['旧名', '新名']
  const { send, shared, userInfo } = customer(async () => me(names.shift() ?? ''))
  expect(userInfo.isWanted()).toBe(true)
  await send(usersMe, {})
  expect(shared()).toBe('旧名')
  // No request of its own beside that of the screen.
  expect(userInfo.isWanted()).toBe(false)
  await send(usersMe, {})
  expect(shared()).toBe('新名')
})

it('another call changes nothing, nor does an answer that arrives after an account switch', async () => {
  let answered: (value: Me) => void = () => undefined
  const { send, shared, session, userInfo } = customer(() => new Promise((resolve) => (answered = resolve)))
  const other = send(showLogin, {})
  answered(me('无关'))
  await other
  expect(shared()).toBeUndefined()
  const late = send(usersMe, {})
  session.store.update('tokens', { accessToken: 'b', refreshToken: 's' })
  answered(me('前一位'))
  await late
  expect(shared()).toBeUndefined()
  expect(userInfo.isWanted()).toBe(true)
})
