// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { handOver, megabytes, storesOf } from './page.ts'

const release = { ios: 'https://a.example/i', android: 'https://a.example/a', harmony: 'https://a.example/h' }
const full = { ...release, version: '1.0.0', sha256: 'ab' }

it('lists the device’s store first and leaves out insecure addresses', () => {
  expect(storesOf(full, 'harmony').map(({ os, own }) => [os, own])).toEqual([
    ['harmony', true],
    ['ios', false],
    ['android', false],
  ])
  expect(storesOf(full, 'other').map(({ os }) => os)).toEqual(['ios', 'android', 'harmony'])
  for (const ios of [
    '',
    'javascript:alert(1)',
    'http://a.example/i',
    '//a.example',
    'https://',
    'https://u:p@a.example/',
  ])
    expect([ios, ...storesOf({ ...full, ios }, 'ios').map(({ os }) => os)]).toEqual([ios, 'android', 'harmony'])
})

it('passes the ad click id to the phone, and nothing without one', () => {
  const link = 'https://h5.example/download/jcj-app/bd?salesNumber=S100'
  expect(handOver(link, 'c&1')).toBe(`${link}&clickid=c%261`)
  expect(handOver(link, null)).toBe(link)
})

it.each([
  [86_507_520, '82.5 MB'],
  [1_048_576, '1.0 MB'],
  [0, '--'],
  [-1, '--'],
  [Number.NaN, '--'],
])('formats %s bytes as %s', (bytes, words) => {
  expect(megabytes(bytes)).toBe(words)
})
