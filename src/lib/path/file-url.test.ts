import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hostileFilePaths, plainFilePaths } from '#test/corpora/file-paths.ts'
import { anyText, runs } from '#test/corpora/runs.ts'
import { fileUrl } from './file-url.ts'

const bases = [
  'https://files.example',
  'https://files.example/',
  'https://files.example/oss/v1',
  'https://files.example/oss/v1/',
]
const ownBases = ['/files', '/files/', '/', '']

/** The address a browser on our page would request. */
const asked = (address: string) => new URL(address, 'https://app.example/course/1')

describe.each(bases)('on %s', (base) => {
  test.each(hostileFilePaths().map((path) => [path]))('%j never leaves the file host', (path) => {
    const address = fileUrl(path, base)
    expect(address === '' || asked(address).origin).toBe(address === '' || 'https://files.example')
    expect(address).not.toContain('@files.example')
  })

  test.each(plainFilePaths())('%s is below the base', (path, below) => {
    expect(fileUrl(path, base)).toBe(`${base.replace(/\/$/, '')}/${below}`)
  })

  test('an absolute address on the file host is kept, with the scheme of the base', () => {
    expect(fileUrl('https://files.example/x/a.png?b#c', base)).toBe('https://files.example/x/a.png?b#c')
    expect(fileUrl('//files.example/a.png', base)).toBe('https://files.example/a.png')
    expect(fileUrl('http://files.example/a.png', base)).toBe('https://files.example/a.png')
  })
})

describe.each(ownBases)('on our own %j', (base) => {
  test.each(hostileFilePaths().map((path) => [path]))('%j never leaves our origin', (path) => {
    const address = fileUrl(path, base)
    expect(address === '' || asked(address).origin).toBe(address === '' || 'https://app.example')
  })

  test.each(plainFilePaths())('%s is below the base', (path, below) => {
    expect(fileUrl(path, base)).toBe(`${base.replace(/\/$/, '')}/${below}`)
  })
})

test.each(['../a.png', '/../a', '%2e%2e/a', 'a/../../../b'])('%s does not leave the folder', (path) => {
  expect(fileUrl(path, '/files')).toBe('')
  expect(fileUrl(path, 'https://files.example/oss/v1')).toBe('')
})

describe('an absolute address of another host', () => {
  const hosts = ['thirdwx.qlogo.cn', 'esignoss.esign.cn']
  const onFiles = (path: string) => fileUrl(path, '/files', hosts)

  test.each(['https://thirdwx.qlogo.cn/mmopen/vi_32/abc/132', 'https://esignoss.esign.cn/1/a.pdf?Expires=1#2'])(
    '%s is kept if the host is configured',
    (address) => {
      expect(onFiles(address)).toBe(address)
      expect(fileUrl(address, '/files')).toBe('')
    },
  )

  test.each([
    'http://thirdwx.qlogo.cn/a',
    'https://thirdwx.qlogo.cn:8443/a',
    'https://me@thirdwx.qlogo.cn/a',
    'https://x.thirdwx.qlogo.cn/a',
    'https://thirdwx.qlogo.cn.evil.invalid/a',
    'https://evil.invalid/thirdwx.qlogo.cn',
    'https://thirdwx.qlogo.cn@evil.invalid/',
    'ftp://thirdwx.qlogo.cn/a',
    'javascript://thirdwx.qlogo.cn/%0aalert(1)',
  ])('%s is rejected', (address) => expect(onFiles(address)).toBe(''))

  test.each(hostileFilePaths().map((path) => [path]))('%j leads nowhere else, whatever is configured', (path) => {
    const address = onFiles(path)
    const allowed = ['https://app.example', ...hosts.map((host) => `https://${host}`)]
    expect(address === '' ? allowed[0] : asked(address).origin).toSatisfy((origin: string) => allowed.includes(origin))
  })
})

test.each([[undefined], [null], ['']])('%j has no address', (path) => {
  expect(fileUrl(path, '/files')).toBe('')
})

test('an invalid base gives no address', () => {
  expect(fileUrl('a.png', 'https://[')).toBe('')
})

test('an address is idempotent, and never leaves', () => {
  const path = fc.oneof(anyText(), fc.webUrl(), fc.webPath(), fc.constantFrom(...hostileFilePaths()))
  fc.assert(
    fc.property(path, fc.constantFrom(...bases, ...ownBases), (path, base) => {
      const address = fileUrl(path, base)
      expect(fileUrl(address, base)).toBe(address)
      if (address !== '') expect(asked(address).origin).toBe(asked(base).origin)
    }),
    runs,
  )
})
