import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createOwn } from './own.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const WAYS = ['ok', 'lost before', 'lost after', 'lost twice', 'late', 'refused'] as const
const ECHOES = ['before', 'after', 'never'] as const

/** A service that stores one message per client id, and the talk that delivers it. */
function stage(way: (typeof WAYS)[number], echo: (typeof ECHOES)[number]) {
  const kept = new Map<string, string>()
  const chain: { messageId: string; clientId: string }[] = []
  let posts = 0
  let most = 0
  const own = createOwn({
    now: Date.now,
    isRejection: (error) => error instanceof RangeError,
    onChange: () => drawn(),
    post: async ({ clientId }) => {
      posts += 1
      const isFirst = posts === 1
      await new Promise((resolve) => setTimeout(resolve, way === 'late' ? 4_000 : 100))
      if (way === 'refused') throw new RangeError('发言太快了')
      if (way === 'lost before' && isFirst) throw new TypeError('lost')
      const messageId = kept.get(clientId) ?? `m${kept.size}`
      kept.set(clientId, messageId)
      if (echo === 'before') hear(messageId, clientId)
      if (way === 'lost twice' || (way === 'lost after' && isFirst)) throw new TypeError('lost')
      return messageId
    },
  })
  const hear = (messageId: string, clientId: string) => {
    if (chain.some((each) => each.messageId === messageId)) return
    chain.push({ messageId, clientId })
    own.arrived(chain)
    drawn()
  }
  const drawn = () => {
    own.arrived(chain)
    most = Math.max(most, chain.length + own.list().length)
  }
  const echoes = () => {
    if (echo === 'never') return
    for (const [clientId, messageId] of kept) hear(messageId, clientId)
  }
  return { own, kept, chain, echoes, posts: () => posts, most: () => most }
}

it.each(WAYS.flatMap((way) => ECHOES.map((echo) => [way, echo] as const)))(
  'POST %s, echo %s: one message, always one bubble, correct state',
  async (way, echo) => {
    const { own, kept, chain, echoes, posts, most } = stage(way, echo)
    let refusal: unknown
    void own.send('c1', { kind: 'TEXT', text: '大家好' }).catch((error: unknown) => (refusal = error))
    expect(own.list()).toMatchObject([{ state: 'sending', text: '大家好' }])
    await vi.advanceTimersByTimeAsync(12_000)
    echoes()
    const left = own.list().map(({ state }) => state)
    if (way === 'refused') {
      expect([left, kept.size, refusal instanceof RangeError]).toEqual([[], 0, true])
      return
    }
    expect(kept.size).toBe(1)
    expect(posts()).toBeLessThanOrEqual(2)
    expect(most()).toBe(1)
    if (way === 'lost twice' && echo === 'never') {
      expect(left).toEqual(['failed'])
      void own.again('c1')
      await vi.advanceTimersByTimeAsync(12_000)
      expect(kept.size).toBe(1)
    } else expect(left).toEqual(echo === 'never' ? ['sent'] : [])
    expect(chain.length).toBe(echo === 'never' ? 0 : 1)
  },
)

it('a message without an answer is reported as not sent, and given up once', async () => {
  const { own } = stage('lost twice', 'never')
  const isSent = own.send('c1', { kind: 'TEXT', text: '大家好' })
  expect(own.takeFailed()).toEqual([])
  await vi.advanceTimersByTimeAsync(12_000)
  expect(await isSent).toBe(false)
  expect(own.takeFailed()).toMatchObject([{ text: '大家好' }])
  expect([own.list(), own.takeFailed()]).toEqual([[], []])
})

it('a failed picture stays, since no draft can hold it', async () => {
  const { own } = stage('lost twice', 'never')
  void own.send('c1', { kind: 'IMAGE', fileKey: 'f1', preview: 'blob:1' })
  await vi.advanceTimersByTimeAsync(12_000)
  expect([own.takeFailed(), own.list()]).toMatchObject([[], [{ kind: 'IMAGE', state: 'failed' }]])
})

it.each(['ok', 'lost before', 'lost after'] as const)('a message is reported as sent: POST %s', async (way) => {
  const { own } = stage(way, 'never')
  const isSent = own.send('c1', { kind: 'TEXT', text: '大家好' })
  await vi.advanceTimersByTimeAsync(12_000)
  expect(await isSent).toBe(true)
})

it('a sent message keeps its key when it arrives in the talk', async () => {
  const { own, echoes } = stage('ok', 'after')
  void own.send('c1', { kind: 'TEXT', text: '大家好' })
  await vi.advanceTimersByTimeAsync(200)
  echoes()
  expect(own.numberOf('m0')).toBe('c1')
})
