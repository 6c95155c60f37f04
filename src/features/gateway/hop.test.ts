import { describe, expect, test } from 'vitest'
import { harmlessTargets, hostileTargets } from '#test/corpora/redirects.ts'
import { scriptUrls } from '#test/corpora/xss-urls.ts'
import { allowedHosts } from './allow-list.ts'
import { type Hop, readHop, readKeyAnswer } from './hop.ts'

const ORIGIN = 'https://app.example'
const ask = (name: string, value: string): Hop => readHop(`?${name}=${encodeURIComponent(value)}`, ORIGIN)

/** Hosts that only look like a listed one. */
const lookalikes = [
  'mp.weixin.qq.com.evil.invalid',
  'evilmp.weixin.qq.com',
  'mp.weixin.qq.com@evil.invalid',
  'mp.weixin.qq.com:8443',
  'user@mp.weixin.qq.com',
  'x.mp.weixin.qq.com',
  'mp.weixin.qq.com.',
]
const odd = [
  'http://mp.weixin.qq.com/s',
  'https:mp.weixin.qq.com/s',
  'https:///mp.weixin.qq.com/s',
  'https://mp.weixin.qq.com\\@evil.invalid/',
  ' https://mp.weixin.qq.com/s',
  `https://mp.weixin.qq.com/${'x'.repeat(2048)}`,
]
const hostile = [...hostileTargets(ORIGIN), ...scriptUrls(), ...lookalikes.map((host) => `https://${host}/`), ...odd]

describe('the hop page', () => {
  test('leads on inside the app, query and hash kept', () => {
    expect(ask('to', '/course/C1?tab=2#reviews')).toEqual({ to: 'inside', path: '/course/C1?tab=2#reviews' })
  })

  test('lets every harmless target through', () => {
    expect(harmlessTargets(ORIGIN).map(([target]) => ask('to', target))).toEqual(
      harmlessTargets(ORIGIN).map(([, path]) => ({ to: 'inside', path })),
    )
  })

  test('names the host before leaving to a listed one', () => {
    for (const host of allowedHosts) {
      expect(ask('url', `https://${host}/s?x=1`)).toEqual({ to: 'outside', host, url: `https://${host}/s?x=1` })
    }
  })

  test('lets no hostile target out, by whatever parameter', () => {
    const stays = (hop: Hop) =>
      hop.to === 'inside' ? new URL(hop.path, ORIGIN).origin === ORIGIN : hop.to === 'nowhere'
    const out = hostile.filter(
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
