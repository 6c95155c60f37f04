import { describe, expect, test } from 'vitest'
import { harmlessTargets, hostileTargets } from '#test/corpora/redirects.ts'
import { scriptUrls } from '#test/corpora/xss-urls.ts'
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
/** Addresses of listed and of WeChat's own hosts that lead on to whatever a parameter says. */
const forwards = [
  'https://open.weixin.qq.com/connect/oauth2/authorize?appid=wx1&redirect_uri=https%3A%2F%2Fevil.invalid#wechat_redirect',
  'https://open.weixin.qq.com/connect/qrconnect?appid=wx1&redirect_uri=https%3A%2F%2Fevil.invalid',
  'https://open.weixin.qq.com/',
  'https://open.work.weixin.qq.com/wwopen/sso/3rd_qrConnect?redirect_uri=https%3A%2F%2Fevil.invalid',
  'https://mp.weixin.qq.com/mp/redirect?url=https%3A%2F%2Fevil.invalid',
  'https://mp.weixin.qq.com/s?url=https%3A%2F%2Fevil.invalid',
  'https://mp.weixin.qq.com/s?url=https%253A%252F%252Fevil.invalid',
  'https://mp.weixin.qq.com/s?url=//evil.invalid',
  'https://mp.weixin.qq.com/s/..%2fmp%2fredirect?to=1',
  'https://mp.weixin.qq.com/s/../connect/redirect',
  'https://mp.weixin.qq.com/s#https://evil.invalid',
  'https://work.weixin.qq.com/wework_admin/redirect?url=1',
  'https://h5.esign.cn/guide?redirectUrl=https%3A%2F%2Fevil.invalid',
  'https://smlt.esign.cn/abc?redirectUrl=javascript:alert(1)',
  'https://apps.apple.com/redirect?url=1',
]
/** An address of each listed place. */
const listed = [
  'https://mp.weixin.qq.com/s?__biz=MzA&mid=1&idx=1&sn=ab#rd',
  'https://mp.weixin.qq.com/s/aB3_-x',
  'https://work.weixin.qq.com/kfid/kfc1?enc_scene=E%2B1',
  'https://work.weixin.qq.com/ca/cawc1?customer_channel=a.b',
  'https://smlt.esign.cn/aB12',
  'https://gs.sac.net.cn/',
  'https://gs.sac.net.cn/pages/registration/sac-publicity-report.html',
  'https://beian.miit.gov.cn/#/Integrated/index',
  'https://apps.apple.com/cn/app/%E5%86%B3/id123456',
  'https://sj.qq.com/appdetail/com.example.app',
  'https://appgallery.huawei.com/app/C100',
]
const odd = [
  'http://mp.weixin.qq.com/s',
  'https:mp.weixin.qq.com/s',
  'https:///mp.weixin.qq.com/s',
  'https://mp.weixin.qq.com\\@evil.invalid/',
  ' https://mp.weixin.qq.com/s',
  `https://mp.weixin.qq.com/${'x'.repeat(2048)}`,
]
const hostile = [
  ...hostileTargets(ORIGIN),
  ...scriptUrls(),
  ...lookalikes.map((host) => `https://${host}/s`),
  ...forwards,
  ...odd,
]

describe('the redirect page', () => {
  test('redirects inside the app, keeping query and hash', () => {
    expect(ask('to', '/course/C1?tab=2#reviews')).toEqual({ to: 'inside', path: '/course/C1?tab=2#reviews' })
  })

  test('accepts every harmless target', () => {
    expect(harmlessTargets(ORIGIN).map(([target]) => ask('to', target))).toEqual(
      harmlessTargets(ORIGIN).map(([, path]) => ({ to: 'inside', path })),
    )
  })

  test('names the host before leaving for an allowed site', () => {
    expect(listed.map((url) => ask('url', url))).toEqual(
      listed.map((url) => ({ to: 'outside', host: new URL(url).host, url })),
    )
  })

  test('rejects every hostile target in any parameter', () => {
    const stays = (hop: Hop) =>
      hop.to === 'inside' ? new URL(hop.path, ORIGIN).origin === ORIGIN : hop.to === 'nowhere'
    const out = hostile.filter(
      (target) => ![ask('to', target), ask('url', target), readKeyAnswer(target, ORIGIN)].every(stays),
    )
    expect(out).toEqual([])
  })

  test('does not redirect to itself or to the authorization page', () => {
    const gateways = ['/redirect', '/redirect?k=1', '/%72edirect?k=1', '/authorization?code=x', '/AUTHORIZATION/']
    expect(gateways.filter((path) => ask('to', path).to !== 'nowhere')).toEqual([])
    expect(ask('to', '/redirections')).toEqual({ to: 'inside', path: '/redirections' })
  })

  test('accepts only well-formed short keys', () => {
    expect(ask('k', 'aB3_-')).toEqual({ to: 'key', k: 'aB3_-' })
    for (const k of ['', '../x', 'a b', 'x'.repeat(65), '中']) expect(ask('k', k)).toEqual({ to: 'nowhere' })
  })

  test('validates a resolved key like any other target', () => {
    expect(readKeyAnswer('https://app.example/article/7', ORIGIN)).toEqual({ to: 'inside', path: '/article/7' })
    expect(readKeyAnswer('https://evil.invalid/', ORIGIN)).toEqual({ to: 'nowhere' })
  })

  test('redirects nowhere without a parameter', () => {
    expect(readHop('', ORIGIN)).toEqual({ to: 'nowhere' })
  })
})
