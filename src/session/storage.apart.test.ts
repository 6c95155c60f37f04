// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { createService, createTab, read } from '#test/session/test-kit.ts'
import { type AppStorage, createMemoryStorage, createStorage, overStorage } from '#session/storage.ts'

const broken = (part: Partial<Storage>): Storage => {
  const refuse = () => {
    throw new DOMException('', 'QuotaExceededError')
  }
  return {
    length: 0,
    key: () => null,
    getItem: () => 'old',
    setItem: refuse,
    removeItem: refuse,
    clear: refuse,
    ...part,
  }
}

describe('storage', () => {
  it('stores text under plain keys, one object per area', () => {
    const local = createStorage('local')
    expect([local.set('a', '1'), window.localStorage.getItem('a'), local.get('a')]).toEqual([true, '1', '1'])
    local.remove('a')
    expect([local.get('a'), createStorage('local') === local, local.keys()]).toEqual([null, true, []])
  })

  const conditions: Record<string, () => Storage | undefined> = {
    blocked: () => {
      throw new DOMException('', 'SecurityError')
    },
    absent: () => undefined,
    full: () => broken({}),
    'swallowing writes': () => broken({ setItem: () => {}, removeItem: () => {} }),
    'refusing reads': () =>
      broken({
        getItem: () => {
          throw new DOMException('', 'InvalidStateError')
        },
      }),
  }
  for (const [name, open] of Object.entries(conditions)) {
    it(`that is ${name} falls back to memory`, () => {
      const storage = overStorage(open)
      expect([storage.set('a', 'new'), storage.get('a'), storage.keys()]).toEqual([false, 'new', ['a']])
      storage.remove('a')
      expect([storage.get('a'), storage.keys()]).toEqual([null, []])
    })
  }

  it('notifies of changes in other tabs and in its own area only', () => {
    const listener = vi.fn<(key: string | null) => void>()
    const stop = createStorage('local').onOtherTab(listener)
    const event = (key: string | null, storageArea: Storage) =>
      window.dispatchEvent(new StorageEvent('storage', { key, storageArea }))
    createStorage('local').set('a', '1')
    event('a', window.localStorage)
    event('b', window.sessionStorage)
    event(null, window.localStorage)
    stop()
    event('c', window.localStorage)
    expect(listener.mock.calls).toEqual([['a'], [null]])
  })
})

describe('a page restored by the browser as it was left', () => {
  const restored = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

  it('has the session that began meanwhile, and nothing typed before', async () => {
    const tab = createMemoryStorage()
    const { session } = createTab(createService(), createStorage('local'), { tab })
    await session.accept({ accessToken: 'TA', refreshToken: 'RA', openId: 'oA', wxId: 'wA' })
    session.drafts.set('comment', '写到一半')
    const [account, epoch] = [session.account(), session.epoch()]
    const other = createMemoryStorage()
    await createTab(createService(), other).session.accept({ accessToken: 'TB', refreshToken: 'RB', openId: 'oB' })
    for (const key of other.keys()) localStorage.setItem(key, other.get(key) ?? '')
    restored(false)
    expect([session.token(), session.account()]).toEqual(['TA', account])
    restored(true)
    expect([session.token(), session.drafts.get('comment')]).toEqual(['TB', ''])
    expect(session.account()).not.toBe(account)
    expect(session.epoch()).toBeGreaterThan(epoch)
    session.close()
  })

  it('leaves what the new customer has typed in this tab meanwhile', async () => {
    const tab = createMemoryStorage()
    const { session } = createTab(createService(), createStorage('local'), { tab })
    await session.accept({ accessToken: 'TA', refreshToken: 'RA', openId: 'oA', wxId: 'wA' })
    session.drafts.set('comment', '写到一半')
    const next = createTab(createService(), createStorage('local'), { tab }).session
    await next.accept({ accessToken: 'TB', refreshToken: 'RB', openId: 'oB' })
    expect(next.drafts.get('comment')).toBe('')
    next.drafts.set('complaint', '另一位客户写的')
    const era = session.drafts.era()
    restored(true)
    expect(session.drafts.get('complaint')).toBe('另一位客户写的')
    expect(session.drafts.era()).toBeGreaterThan(era)
    await next.signOut()
    expect(next.drafts.get('complaint')).toBe('')
    session.close()
    next.close()
  })
})

describe('a tab whose page was gone', () => {
  const A = { accessToken: 'TA', refreshToken: 'RA', openId: 'oA' }
  const B = { accessToken: 'TB', refreshToken: 'RB', openId: 'oB' }
  /** What is left of a text once the tab is back: `here` happened in it, `elsewhere` in another one meanwhile. */
  const left = async (here: readonly string[], elsewhere: readonly string[]) => {
    const [local, tab] = [createMemoryStorage(), createMemoryStorage()]
    const open = (own: AppStorage) => createTab(createService(), local, { tab: own }).session
    // Each step in a page of its own.
    const take = async (step: string, session = open(tab)) => {
      if (step === 'A' || step === 'B') await session.accept(step === 'A' ? A : B)
      if (step === 'binds') await session.accept(B, true)
      if (step === 'signs out') await session.signOut()
      if (step === 'types') session.drafts.set('complaint', '写到一半')
      if (step === 'expires') for (const key of ['accessToken', 'refreshToken']) local.remove(key)
      session.close()
    }
    for (const step of here) await take(step)
    for (const step of elsewhere) await take(step, open(createMemoryStorage()))
    return open(tab).drafts.get('complaint')
  }

  it.each([
    [['A', 'types'], ['signs out']],
    [['A', 'types'], ['B']],
    [
      ['A', 'types'],
      ['signs out', 'B'],
    ],
    [['A', 'types', 'expires'], ['B']],
    [['A', 'expires', 'types'], ['B']],
    [['types', 'A'], ['signs out']],
    [['types', 'binds'], ['signs out']],
    [['A', 'types', 'binds'], ['A']],
    [
      ['A', 'types'],
      ['binds', 'signs out'],
    ],
    [
      ['A', 'types'],
      ['binds', 'signs out', 'B'],
    ],
  ])('has nothing of a customer who is one no longer: %s; elsewhere %s', async (here, elsewhere) => {
    expect(await left(here, elsewhere)).toBe('')
  })

  it.each([
    [['A', 'types'], []],
    [['A', 'types', 'expires'], ['A']],
    [['types'], ['A']],
    [['types'], ['A', 'signs out']],
    [['types', 'binds'], []],
    [['A', 'types', 'binds'], []],
    [['A', 'types'], ['binds']],
  ])('has the text of its customer, or of its guest: %s; elsewhere %s', async (here, elsewhere) => {
    expect(await left(here, elsewhere)).toBe('写到一半')
  })
})

describe('stored tokens', () => {
  const marks = ['', ' ', '\0', '\r\n', '\t', '\u00e9', '\u200b', '令', '\ud800', '\u007f', '"', '\u{1f600}']
  const words = ['undefined', 'null', 'NaN', 'T1', '{"a":1}', 'Bearer T1', 'x'.repeat(5_000), '0']
  const values = marks.flatMap((mark) => words.flatMap((word) => [mark + word, word + mark]))

  it('are covered in 192 malformed variants', () => expect(values).toHaveLength(192))

  it('never produce a malformed bearer, and never throw', async () => {
    // Side by side, since each waits for its refresh.
    const tries = values.map(async (value) => {
      const local = createMemoryStorage()
      for (const key of ['accessToken', 'refreshToken', 'openId', 'wxId', 'account']) local.set(key, value)
      const service = createService()
      const tab = createTab(service, local)
      await tab.send(read, {}).catch(() => undefined)
      for (const { headers } of service.seen) {
        const bearer = headers['authorization'] ?? 'Bearer ok'
        expect(bearer).toMatch(/^Bearer [\x21-\x7e]{1,4096}$/)
        expect(bearer).not.toMatch(/Bearer (undefined|null|NaN|''|"")$/)
      }
    })
    await Promise.all(tries)
  })
})
