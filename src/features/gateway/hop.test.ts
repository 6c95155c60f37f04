import { describe, expect, test } from 'vitest'
import { scriptUrls } from '#test/corpora/xss-urls.ts'
import { allowedHosts } from './allow-list.ts'
import { type Hop, readHop, readKeyAnswer } from './hop.ts'

const ORIGIN = 'https://app.example'
const ask = (name: string, value: string): Hop => readHop(`?${name}=${encodeURIComponent(value)}`, ORIGIN)

/** The ways a target has been seen to lead away from where it seems to lead. */
function hostileTargets(): string[] {
  const host = 'evil.invalid'
  const heads = [
    '//',
    '///',
    '/\\',
    '\\\\',
    '/\t/',
    '/\n/',
    '/.//',
    '/..//',
    'https://',
    'https:',
    'HTTPS:///',
    'ftp://',
    'javascript://',
  ]
  const names = [
    host,
    `app.example@${host}`,
    `app.example.${host}`,
    `${host}:443`,
    `${host}#app.example`,
    `${host}%00`,
    `user:pw@${host}`,
  ]
  const near = [
    'mp.weixin.qq.com.evil.invalid',
    'evilmp.weixin.qq.com',
    'mp.weixin.qq.com@evil.invalid',
    'mp.weixin.qq.com:8443',
    'x.mp.weixin.qq.com',
    'mp.weixin.qq.com.',
  ]
  return [
    ...heads.flatMap((head) => names.map((name) => head + name)),
    ...near.map((name) => `https://${name}/`),
    ...scriptUrls(),
    'http://mp.weixin.qq.com/s',
    'https:mp.weixin.qq.com/s',
    'https:///mp.weixin.qq.com/s',
    'https://mp.weixin.qq.com\\@evil.invalid/',
    ' https://mp.weixin.qq.com/s',
    `https://mp.weixin.qq.com/${'x'.repeat(2048)}`,
  ]
}

describe('the hop page', () => {
  test('leads on inside the app, query and hash kept', () => {
    expect(ask('to', '/course/C1?tab=2#reviews')).toEqual({ to: 'inside', path: '/course/C1?tab=2#reviews' })
  })

  test('names the host before leaving to a listed one', () => {
    for (const host of allowedHosts) {
      expect(ask('url', `https://${host}/s?x=1`)).toEqual({ to: 'outside', host, url: `https://${host}/s?x=1` })
    }
  })

  test('lets no hostile target out, by whatever parameter', () => {
    const stays = (hop: Hop) =>
      hop.to === 'inside' ? new URL(hop.path, ORIGIN).origin === ORIGIN : hop.to === 'nowhere'
    const out = hostileTargets().filter(
      (target) => ![ask('to', target), ask('url', target), readKeyAnswer(target, ORIGIN)].every(stays),
    )
    expect(out).toEqual([])
  })

  test('is no way back to itself or to the authorization page', () => {
    const gateways = ['/redirect', '/redirect?k=1', '/%72edirect?k=1', '/authorization?code=x', '/AUTHORIZATION/']
    expect(gateways.filter((path) => ask('to', path).to !== 'nowhere')).toEqual([])
    expect(ask('to', '/redirections')).toEqual({ to: 'inside', path: '/redirections' })
  })

  test('takes a short key only in the shape of one', () => {
    expect(ask('k', 'aB3_-')).toEqual({ to: 'key', k: 'aB3_-' })
    for (const k of ['', '../x', 'a b', 'x'.repeat(65), '中']) expect(ask('k', k)).toEqual({ to: 'nowhere' })
  })

  test('judges the answer behind a key like anything from outside', () => {
    expect(readKeyAnswer('https://app.example/article/7', ORIGIN)).toEqual({ to: 'inside', path: '/article/7' })
    expect(readKeyAnswer('https://evil.invalid/', ORIGIN)).toEqual({ to: 'nowhere' })
  })

  test('goes nowhere without a parameter', () => {
    expect(readHop('', ORIGIN)).toEqual({ to: 'nowhere' })
  })
})
