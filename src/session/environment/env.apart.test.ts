import { describe, expect, it, vi } from 'vitest'
import { settingsOf } from '#config/settings.ts'
import { environmentIn } from './env.ts'
import { keepEnvironment } from './keep-env.ts'

/** A browser's cookie jar that accepts cookies for `root` and below, as the public suffix list does. */
function jarOf(root: string) {
  const kept = new Map<string, string>()
  const written: string[] = []
  return {
    written,
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split('; ')
      const [name = '', value = ''] = pair.split('=')
      const domain = attributes.find((each) => each.startsWith('domain='))?.slice(7)
      if (domain !== undefined && domain !== root && !domain.endsWith(`.${root}`)) return
      written.push(text)
      if (attributes.includes('max-age=0')) kept.delete(name)
      else kept.set(name, value)
    },
  }
}
const https = (hostname: string) => ({ hostname, protocol: 'https:' })
const envLines = (jar: { written: string[] }) => jar.written.filter((line) => line.startsWith('env='))

describe('the env of a query', () => {
  it('is stored in a session cookie on the widest domain that accepts it', () => {
    for (const [host, root] of [
      ['h5.shop.example.com', 'example.com'],
      ['example.com', 'example.com'],
      ['m.example.com.cn', 'example.com.cn'],
    ] as const) {
      const jar = jarOf(root)
      keepEnvironment('?env=production', jar, https(host))
      expect(envLines(jar)).toEqual([`env=production; path=/; samesite=lax; domain=${root}; secure`])
      expect(jar.cookie).toBe('env=production')
      expect(environmentIn(jar)).toBe('production')
    }
  })

  it('has no domain on localhost and IP addresses, and is not Secure over http', () => {
    for (const hostname of ['localhost', '127.0.0.1', '[::1]']) {
      const jar = jarOf('nowhere')
      keepEnvironment('?env=production', jar, { hostname, protocol: 'http:' })
      expect(jar.written).toEqual(['env=production; path=/; samesite=lax'])
    }
  })

  const hostile = ['', 'Production', 'production;domain=evil.example', 'constructor', '__proto__', 'toString', 'test']
  for (const value of [...hostile, 'https://evil.example', '//evil', 'a\r\nset-cookie: x=1', ' production']) {
    it(`${JSON.stringify(value)} is ignored`, () => {
      const jar = jarOf('example.com')
      keepEnvironment(`?env=${encodeURIComponent(value)}`, jar, https('h5.example.com'))
      expect(jar.written).toEqual([])
    })
  }

  it('an unknown name in a foreign cookie is ignored', () => {
    expect(environmentIn({ cookie: 'a=1; env=evil; xenv=production' })).toBeUndefined()
  })

  it('reports a change of environment after boot', async () => {
    vi.resetModules()
    vi.stubGlobal('__SETTINGS__', settingsOf({ VITE_ENVIRONMENTS: '{"test":{}}' }))
    const { keepEnvironment: keep } = await import('./keep-env.ts')
    vi.unstubAllGlobals()
    const jar = jarOf('example.com')
    const changed = (name: string) => keep(`?env=${name}`, jar, https('example.com')).changed
    expect(['production', 'test', 'test', 'none', 'production'].map(changed)).toEqual([false, true, false, false, true])
  })

  it('isWechat is read', () => {
    expect(keepEnvironment('?isWechat=1', jarOf('x.y'), https('h.x.y'))).toEqual({ isWechat: '1', changed: false })
  })

  it('is unset if cookies throw', () => {
    const jar = {
      get cookie(): string {
        throw new DOMException('denied', 'SecurityError')
      },
      set cookie(_: string) {
        throw new DOMException('denied', 'SecurityError')
      },
    }
    keepEnvironment('?env=production', jar, https('h5.example.com'))
    expect(environmentIn(jar)).toBeUndefined()
  })
})
