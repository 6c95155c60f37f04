import { beforeEach, expect, it } from 'vitest'
import { createAssets } from './assets.ts'

const ORIGIN = 'https://h5.test'

/** Cache Storage as far as the worker uses it; `full` rejects every write. */
function fakeCaches(room = { full: false }) {
  const all = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const cache = all.get(name) ?? new Map<string, Response>()
    all.set(name, cache)
    return {
      put: async (url: string, answer: Response) => {
        if (room.full) throw new DOMException('no room', 'QuotaExceededError')
        cache.set(url, answer)
      },
    }
  }
  const storage = {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (url: string, { cacheName = '' } = {}) => all.get(cacheName)?.get(url)?.clone(),
  }
  // The worker uses these four methods of it.
  return { storage: storage as unknown as CacheStorage, names: () => [...all.keys()] }
}

let asked: string[] = []
let answers: Map<string, Response>

beforeEach(() => {
  asked = []
  answers = new Map()
})

function build(name: string, storage: CacheStorage, precached?: Record<string, string>) {
  const fetch = async (request: Request | string) => {
    const url = typeof request === 'string' ? request : request.url
    asked.push(url)
    const answer = answers.get(url)
    if (!answer) throw new TypeError('Failed to fetch')
    return answer.clone()
  }
  const own = async (url: string) => (precached?.[url] === undefined ? undefined : new Response(precached[url]))
  return createAssets({ build: name, precached: own, caches: storage, fetch })
}

async function get(assets: ReturnType<typeof createAssets>, url: string): Promise<string> {
  const work: Promise<unknown>[] = []
  const answer = await assets.answer(new Request(url), { waitUntil: (more) => work.push(more) })
  await Promise.all(work)
  return answer.text()
}

const script = (text: string) => new Response(text, { headers: { 'content-type': 'text/javascript' } })
const A = `${ORIGIN}/assets/a-1.js`

it('serves a first-screen chunk from the precache', async () => {
  const assets = build('one', fakeCaches().storage, { [A]: 'precached' })
  expect(await get(assets, A)).toBe('precached')
  expect(asked).toEqual([])
})

it('requests a chunk once and caches it', async () => {
  answers.set(A, script('a'))
  const assets = build('one', fakeCaches().storage)
  expect([await get(assets, A), await get(assets, A)]).toEqual(['a', 'a'])
  expect(asked).toEqual([A])
})

it('passes on, but never caches, an error or a page in place of a chunk', async () => {
  const { storage } = fakeCaches()
  const assets = build('one', storage)
  answers.set(A, new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } }))
  expect(await get(assets, A)).toContain('doctype')
  answers.set(A, new Response('gone', { status: 404 }))
  expect(await get(assets, A)).toBe('gone')
  answers.set(A, script('here'))
  expect(await get(assets, A)).toBe('here')
  expect(asked).toHaveLength(3)
})

it('continues from the network when the device is full', async () => {
  answers.set(A, script('a'))
  const assets = build('one', fakeCaches({ full: true }).storage)
  expect([await get(assets, A), await get(assets, A)]).toEqual(['a', 'a'])
})

it('warms missing files, even if some fail', async () => {
  const B = `${ORIGIN}/assets/b-1.js`
  answers.set(B, script('b'))
  const assets = build('one', fakeCaches().storage)
  await assets.warm([A, B])
  answers.clear()
  expect(await get(assets, B)).toBe('b')
})

it('keeps two builds, and reuses what they share', async () => {
  const { storage, names } = fakeCaches()
  answers.set(A, script('a'))
  const first = build('one', storage)
  await first.prune()
  await get(first, A)
  answers.clear()

  const second = build('two', storage)
  await second.prune()
  expect(names()).toEqual(['assets-one', 'assets-two'])
  expect(await get(second, A)).toBe('a')

  const third = build('three', storage)
  await third.prune()
  expect(names()).toEqual(['assets-two', 'assets-three'])
  expect(await get(third, A)).toBe('a')
})
