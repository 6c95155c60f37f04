import { expect, it } from 'vitest'
import { createFeed } from './feed.ts'

/** Numbers that look random and are the same for a seed. */
function createRandom(seed: number) {
  let state = (seed * 2_654_435_761) % 2_147_483_647 || 1
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

interface Weather {
  seed: number
  /** Messages that come while the customer reads. */
  said: number
  /** What is there before. */
  before: number
  drop: number
  twice: number
  /** The longest delay of a frame, in turns. */
  delay: number
  /** Whether frames name the message before them. */
  named: boolean
  /** An answer comes up to so many turns after its request, with the messages of its own turn. */
  slow: number
  refuse?: number
  /** The newest are in view. */
  atEnd?: boolean
}

/** Runs a talk on a gateway with these disturbances; resolves with what the client and the server have in the end. */
async function talk({ seed, said, before, drop, twice, delay, named, slow, refuse = 0, atEnd = false }: Weather) {
  const random = createRandom(seed)
  const server = Array.from({ length: before }, (_, n) => `b${n}`)
  const due: { at: number; work: () => void }[] = []
  let turn = 0
  let asks = 0
  const page = (place: { afterId?: string; beforeId?: string }) => {
    if (place.afterId !== undefined) {
      const start = server.indexOf(place.afterId) + 1
      const list = server.slice(start, start + 50)
      return { list, hasMore: start + 50 < server.length }
    }
    const end = place.beforeId === undefined ? server.length : server.indexOf(place.beforeId)
    return { list: server.slice(Math.max(0, end - 50), end), hasMore: end > 50 }
  }
  let seenTwice = 0
  const feed = createFeed<{ messageId: string; prevId?: string }>({
    ask: (place) =>
      new Promise((resolve, reject) => {
        asks += 1
        if (random() < refuse) return reject(new Error('lost'))
        const answer = page(place)
        const list = answer.list.toReversed().map((messageId) => ({ messageId }))
        due.push({ at: turn + Math.floor(random() * slow), work: () => resolve({ list, hasMore: answer.hasMore }) })
      }),
    isUnknown: () => false,
    atEnd: () => atEnd,
    onChange: () => {
      const ids = feed.chain().list.map(({ messageId }) => messageId)
      if (new Set(ids).size !== ids.length) seenTwice += 1
    },
  })
  const pass = async () => {
    turn += 1
    for (const task of due.splice(0)) {
      if (task.at <= turn) task.work()
      else due.push(task)
    }
    for (let n = 0; n < 8; n += 1) await Promise.resolve()
  }
  const open = async (): Promise<void> => feed.open().catch(open)
  const opened = open()
  for (let n = 0; n < said; n += 1) {
    const messageId = `m${n}`
    const prevId = server.at(-1)
    server.push(messageId)
    const frame = () => feed.next({ messageId, ...(named && prevId !== undefined && { prevId }) })
    if (random() >= drop) due.push({ at: turn + Math.floor(random() * delay), work: frame })
    if (random() < twice) due.push({ at: turn + Math.floor(random() * delay), work: frame })
    await pass()
  }
  for (let n = 0; n < 40 || due.length > 0; n += 1) {
    // The poll of every few seconds.
    if (n % 8 === 0) void feed.close().catch(() => undefined)
    await pass()
  }
  await opened
  const ids = feed.chain().list.map(({ messageId }) => messageId)
  return { ids, server, seenTwice, asks, feed, pass, due }
}

const SEEDS = Array.from({ length: 100 }, (_, n) => n + 1)
const calm = { said: 24, before: 60, drop: 0, twice: 0, delay: 1, named: true, slow: 3 }

async function wrongOf(weather: Omit<Weather, 'seed'>): Promise<number[]> {
  const wrong = []
  for (const seed of SEEDS) {
    const { ids, server, seenTwice } = await talk({ ...weather, seed })
    const exact = ids.length >= 24 && ids.join() === server.slice(-ids.length).join()
    if (!exact || seenTwice > 0) wrong.push(seed)
  }
  return wrong
}

it.each([
  ['frames that come in order and do not name the one before', { ...calm, named: false }],
  ['answers late and crossed by frames', { ...calm, slow: 9, drop: 0.2 }],
  ['a third of the questions unanswered', { ...calm, refuse: 0.3, drop: 0.2, slow: 4 }],
  ['nothing but questions', { ...calm, drop: 1 }],
])('the talk is the server’s, none lost, doubled or swapped, in 100 orders: %s', async (_, weather) => {
  expect(await wrongOf(weather)).toEqual([])
})

it.each([50, 51, 199, 200])('a gap of %i is closed by pages', async (missed) => {
  const { ids, server, asks } = await talk({ ...calm, seed: 7, said: missed, drop: 1 })
  expect(ids.join()).toBe(server.slice(-ids.length).join())
  expect(ids.length).toBeGreaterThanOrEqual(missed)
  expect(asks).toBeLessThan(60)
})

it('a gap of thousands is left open above the newest page, and older ones are asked for', async () => {
  const { feed, server, pass, due } = await talk({ ...calm, seed: 3, said: 0, atEnd: true })
  const asked = due.length
  server.push(...Array.from({ length: 5_000 }, (_, n) => `x${n}`))
  void feed.close()
  for (let n = 0; n < 30; n += 1) await pass()
  const ids = () => feed.chain().list.map(({ messageId }) => messageId)
  expect(asked).toBe(0)
  expect(ids()).toEqual(server.slice(-50))
  expect(feed.chain().older).toBe(true)
  void feed.older()
  for (let n = 0; n < 10; n += 1) await pass()
  expect(ids()).toEqual(server.slice(-100))
})

it('the oldest are let go while the newest are in view', async () => {
  const list = Array.from({ length: 50 }, (_, n) => ({ messageId: `a${n}` }))
  const feed = createFeed({
    ask: async () => ({ list: list.toReversed(), hasMore: false }),
    isUnknown: () => false,
    atEnd: () => true,
    onChange: () => undefined,
  })
  await feed.open()
  for (let n = 0; n < 1_000; n += 1) feed.next({ messageId: `n${n}` })
  expect(feed.chain().list).toHaveLength(500)
  expect(feed.chain().older).toBe(true)
})

it('the first message of an empty talk is not lost with its frame', async () => {
  const server: string[] = []
  const feed = createFeed<{ messageId: string; prevId?: string }>({
    ask: async () => ({ list: server.toReversed().map((messageId) => ({ messageId })), hasMore: false }),
    isUnknown: () => false,
    atEnd: () => true,
    onChange: () => undefined,
  })
  await feed.open()
  server.push('one', 'two')
  feed.next({ messageId: 'two', prevId: 'one' })
  await feed.close()
  expect(feed.chain().list.map(({ messageId }) => messageId)).toEqual(['one', 'two'])
})

it('who reads further up is not followed by thousands; at the end the newest are there', async () => {
  let isAtEnd = false
  const newest = Array.from({ length: 50 }, (_, n) => ({ messageId: `n${2_950 + n}` }))
  const feed = createFeed({
    ask: async () => ({ list: newest.toReversed(), hasMore: true }),
    isUnknown: () => false,
    atEnd: () => isAtEnd,
    onChange: () => undefined,
  })
  await feed.open()
  for (let n = 0; n < 3_000; n += 1) feed.next({ messageId: `m${n}` })
  expect(feed.chain().list).toHaveLength(2_000)
  isAtEnd = true
  feed.catchUp()
  await feed.close()
  expect(feed.chain().list).toEqual(newest)
})

it('those that were let go are asked for on the way back; what is said during the last page is not lost', async () => {
  const server = Array.from({ length: 2_060 }, (_, n) => `m${n}`)
  const feed = createFeed<{ messageId: string; prevId?: string }>({
    async ask({ afterId, beforeId }) {
      const from = afterId === undefined ? server.indexOf(beforeId ?? '') - 50 : server.indexOf(afterId) + 1
      const start = beforeId === undefined && afterId === undefined ? server.length - 50 : Math.max(0, from)
      const page = server.slice(start, start + 50)
      const hasMore = afterId === undefined ? start > 0 : start + 50 < server.length
      return { list: page.toReversed().map((messageId) => ({ messageId })), hasMore }
    },
    isUnknown: () => false,
    atEnd: () => false,
    onChange: () => undefined,
  })
  const ids = () => feed.chain().list.map(({ messageId }) => messageId)
  await feed.open()
  for (let page = 0; page < 40; page += 1) await feed.older()
  expect([ids().length, ids().at(-1), feed.isBehind()]).toEqual([2_000, 'm2009', true])
  await feed.newer()
  expect([ids().at(-1), feed.isBehind(), feed.chain().older]).toEqual(['m2059', false, true])
  await feed.older()
  expect(feed.isBehind()).toBe(true)
  const asked = feed.newer()
  server.push('late')
  feed.next({ messageId: 'late', prevId: 'm2059' })
  await asked
  // The memory is full: one page more.
  await feed.newer()
  expect([ids().slice(-2), feed.isBehind()]).toEqual([['m2059', 'late'], false])
  expect(ids()).toHaveLength(2_000)
})
