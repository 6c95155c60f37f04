import { expect, it } from 'vitest'
import { wecomLink } from './wecom-link.ts'

const KFID = 'https://work.weixin.qq.com/kfid/kfc1'

it.each([
  [`${KFID}?enc_scene=E%2B1`, `${KFID}?enc_scene=E%2B1&scene_param=%2Forder%2F%3AorderNumber`],
  [
    'https://work.weixin.qq.com/kf/kfc1?enc_scene=E1#a',
    'https://work.weixin.qq.com/kf/kfc1?enc_scene=E1&scene_param=%2Forder%2F%3AorderNumber#a',
  ],
  [KFID, KFID],
  [`${KFID}?enc_scene=E1&scene_param=x`, `${KFID}?enc_scene=E1&scene_param=x`],
])('%s of the service carries the page if it was issued for that', (link, own) => {
  expect(wecomLink(link, '/order/:orderNumber')).toBe(own)
})

it('carries no page if its pattern is too long', () => {
  expect(wecomLink(`${KFID}?enc_scene=E1`, `/${'a'.repeat(130)}`)).toBe(`${KFID}?enc_scene=E1`)
})

it.each([
  '',
  'javascript:alert(1)',
  'http://work.weixin.qq.com/kfid/kfc1',
  'https://work.weixin.qq.com.evil.invalid/kfid/kfc1',
  'https://work.weixin.qq.com:8443/kfid/kfc1',
  'https://user@work.weixin.qq.com/kfid/kfc1',
  'https://work.weixin.qq.com/ca/cawc1',
  'https://mp.weixin.qq.com/s/aB3',
  `${KFID}?enc_scene=https%253A%252F%252Fevil.invalid`,
])('%s is not a link to the service', (link) => {
  expect(wecomLink(link, '/service')).toBe('')
})
