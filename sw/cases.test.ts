import { expect, it } from 'vitest'
import { type Case, decide } from './cases.ts'

const places = {
  origin: 'https://h5.test',
  files: 'https://h5.test/files',
  services: ['/api', '/gateway/pay'],
  precached: (href: string) => href === 'https://h5.test/icon.svg',
}

const page = (path: string) => ({ path, mode: 'navigate', destination: 'document' })
const script = (path: string) => ({ path, mode: 'cors', destination: 'script' })
const image = (path: string) => ({ path, mode: 'no-cors', destination: 'image' })
const data = (path: string) => ({ path, mode: 'cors', destination: '' })

const table: [Case, { path: string; mode: string; destination: string; method?: string }][] = [
  ['shell', page('/')],
  ['shell', page('/course')],
  ['shell', page('/course/C101?salesNumber=S100&shareWxId=W1')],
  ['shell', page('/article/7#comments')],
  ['shell', page('/me')],
  ['shell', page('/env')],
  ['shell', page('/apiary')],
  ['shell', page('/nowhere/at/all')],
  ['shell', page('/course?scene=a.b')],
  ['network', page('/course?code=001')],
  ['network', page('/course?a=1&code=')],
  ['network', page('/authorization')],
  ['network', page('/authorization?state=x')],
  ['network', page('/authorization/')],
  ['network', page('/MP_verify_abc.txt')],
  ['network', page('/robots.txt')],
  ['network', page('/a/b.html')],
  ['network', page('/sw.js')],
  ['network', page('/assets/gone')],
  ['network', page('/api')],
  ['network', page('/api/public/articleInfo')],
  ['network', page('/gateway/pay/wx')],
  ['network', page('/files/contract')],
  ['network', page('/download/jcj-app/open')],
  ['network', page('/me/notice/open')],
  ['network', page('/__test/faults')],
  ['network', page('/__wechat/')],
  ['network', page('/__vendor/pay/1')],
  ['network', page('https://other.test/course')],
  ['network', { ...page('/course'), method: 'POST' }],
  ['asset', script('/assets/main-abc.js')],
  ['asset', data('/assets/lazy/hls-abc.js')],
  ['asset', image('/icon.svg')],
  ['network', script('https://other.test/assets/main-abc.js')],
  ['network', script('/sw.js')],
  ['network', { ...script('/assets/main-abc.js'), method: 'POST' }],
  ['media', image('/files/cover/1.webp')],
  ['media', image('/files/cover/1.webp?w=2')],
  ['network', image('/filesystem/1.webp')],
  ['network', image('/logo.png')],
  ['network', image('https://thirdwx.qlogo.cn/a/132')],
  ['network', { path: '/files/free/index.m3u8', mode: 'cors', destination: '' }],
  ['network', { path: '/files/free/1.ts', mode: 'cors', destination: '' }],
  ['network', { path: '/files/free/1.mp4', mode: 'no-cors', destination: 'video' }],
  ['network', data('/api/course/list')],
  ['network', data('/api/users/me')],
  ['network', data('https://other.test/api/users/me')],
]

it.each(table)('%s answers %j', (expected, { path, mode, destination, method = 'GET' }) => {
  const url = new URL(path, places.origin)
  expect(decide({ url, mode, method, destination }, places)).toBe(expected)
})

it('caches pictures of a file storage on its own host', () => {
  const elsewhere = { ...places, files: 'https://file.test' }
  const asked = { mode: 'cors', method: 'GET', destination: 'image' }
  expect(decide({ ...asked, url: new URL('https://file.test/1.webp') }, elsewhere)).toBe('media')
  expect(decide({ ...asked, url: new URL('https://file.test.evil/1.webp') }, elsewhere)).toBe('network')
})
