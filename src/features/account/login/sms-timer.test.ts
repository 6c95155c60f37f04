import { describe, expect, test } from 'vitest'
import { afterSend, readSends, secondsLeft, writeSends } from './sms-timer.ts'

const NOW = 1_800_000_000_000
const noSends = { count: 0, at: 0, wait: 0 }

describe('the wait for another code', () => {
  test('counts from the last one and survives a reload', () => {
    const sends = readSends(writeSends(afterSend(noSends, NOW, 60)), NOW + 10_000)
    expect([sends.count, secondsLeft(sends, NOW + 10_000), secondsLeft(sends, NOW + 60_000)]).toEqual([1, 50, 0])
  })

  test('counts the codes sent and resets after half an hour', () => {
    const twice = afterSend(afterSend(noSends, NOW, 60), NOW + 60_000, 60)
    expect(readSends(writeSends(twice), NOW + 61_000).count).toBe(2)
    expect(readSends(writeSends(twice), NOW + 31 * 60_000 + 1)).toEqual(noSends)
  })

  test('never locks the button for good, whatever the server, the clock or the storage returns', () => {
    expect(afterSend(noSends, NOW, 1e9).wait).toBe(600)
    expect(afterSend(noSends, NOW, -5).wait).toBe(1)
    expect(secondsLeft({ count: 1, at: NOW, wait: 60 }, NOW - 86_400_000)).toBe(60)
    expect(readSends('1,9e99,60', NOW)).toEqual(noSends)
    for (const text of [null, '', 'x', '1,2', '-1,1,1', `1,${NOW + 1},60`])
      expect(readSends(text, NOW)).toEqual(noSends)
  })
})
