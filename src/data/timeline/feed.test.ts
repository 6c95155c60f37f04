import { expect, it } from 'vitest'
import { createFeed } from './feed.ts'

/** A seeded random generator, 0 to 1. */
function createRandom(seed: number) {
  let state = (seed * 2_654_435_761) % 2_147_483_647 || 1
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

interface Weather {
  seed: number
  /** Messages sent while the customer reads. */
  said: number
  /** Messages before that. */
  before: number
  drop: number
  twice: number
  /** The longest delay of a frame, in turns. */
  delay: number
  /** Whether frames name the message before them. */
  named: boolean
  /** An answer arrives up to this many turns after its request, with the messages of its own turn. */
  slow: number
  refuse?: number
  /** The newest are in view. */
  atEnd?: boolean
}

/** Runs a talk on a gateway with these disturbances; resolves with the final state of client and server. */
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
  ['frames in order without prevId', { ...calm, named: false }],
  ['late answers overtaken by frames', { ...calm, slow: 9, drop: 0.2 }],
  ['a third of the requests unanswered', { ...calm, refuse: 0.3, drop: 0.2, slow: 4 }],
  ['polling only', { ...calm, drop: 1 }],
])('matches the server in 100 random runs, nothing lost, duplicated or out of order: %s', async (_, weather) => {
  expect(await wrongOf(weather)).toEqual([])
})

it.each([50, 51, 199, 200])('fills a gap of %i with pages', async (missed) => {
  const { ids, server, asks } = await talk({ ...calm, seed: 7, said: missed, drop: 1 })
  expect(ids.join()).toBe(server.slice(-ids.length).join())
  expect(ids.length).toBeGreaterThanOrEqual(missed)
  expect(asks).toBeLessThan(60)
})

it('leaves a gap of thousands open above the newest page, and loads older messages on demand', async () => {
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

it('drops the oldest messages while the newest are in view', async () => {
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

it('keeps the first message of an empty talk although its frame was lost', async () => {
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

it('stops adding messages while the user reads further up, and loads the newest at the end', async () => {
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

it('reloads dropped messages while scrolling down, including one sent during the last page', async () => {
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
