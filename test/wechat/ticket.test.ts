import { expect, test } from 'vitest'
import { createTickets, onSafeDomain, signatureOf } from './ticket.ts'

const make = (now = () => 1_700_000_000_000) => createTickets({ appId: 'wx1', safeDomains: ['example.com'], now })
const claimOf = (signed: ReturnType<ReturnType<typeof make>['sign']>, url: string) => ({
  ...signed,
  timestamp: String(signed.timestamp),
  url,
})

test('the signature matches the vendor’s sample', () => {
  const ticket = 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg'
  const signature = signatureOf(ticket, 'Wm3WZYTPz0wzccnW', '1414587457', 'http://mp.weixin.qq.com?params=value')
  expect(signature).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed')
})

test('a signature is valid for its exact address only', () => {
  const tickets = make()
  const url = 'https://m.example.com/course?x=%E4%B8%AD'
  const signed = tickets.sign(url)
  expect(tickets.verify(claimOf(signed, url))).toBe('ok')
  expect(tickets.verify(claimOf(signed, decodeURI(url)))).toBe('invalid signature')
  expect(tickets.verify(claimOf(signed, `${url}#top`))).toBe('invalid signature')
  expect(tickets.verify({ ...claimOf(signed, url), nonceStr: 'other' })).toBe('invalid signature')
  expect(tickets.verify({ ...claimOf(signed, url), appId: 'wx2' })).toBe('invalid appid')
})

test('an address outside the safe domains is rejected before its signature is checked', () => {
  const tickets = make()
  const url = 'https://example.com.evil.test/'
  expect(tickets.verify(claimOf(tickets.sign(url), url))).toBe('invalid url domain')
  expect(onSafeDomain('https://m.example.com:8443/', ['example.com'])).toBe(true)
  expect(onSafeDomain('https://notexample.com/', ['example.com'])).toBe(false)
  expect(onSafeDomain('javascript:alert(1)', ['example.com'])).toBe(false)
})

test('a ticket lives 7,200 s, and its signatures expire with it', () => {
  let now = 0
  const tickets = make(() => now)
  const signed = tickets.sign('https://example.com/')
  const { ticket, expiresIn } = tickets.jsapiTicket()
  expect(expiresIn).toBe(7200)
  now = 7_199_999
  expect(tickets.jsapiTicket().ticket).toBe(ticket)
  now = 7_200_000
  expect(tickets.jsapiTicket().ticket).not.toBe(ticket)
  expect(tickets.verify(claimOf(signed, 'https://example.com/'))).toBe('invalid signature')
})
