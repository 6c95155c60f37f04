import { expect, it } from 'vitest'
import { hasOpenTags } from './open-tag.ts'

const phone = (version: string) => `Mozilla/5.0 (Linux; Android 14; x) Mobile Safari/537.36 MicroMessenger/${version}`

it.each([
  [phone('8.0.57.2820(0x28003956) WeChat/arm64'), true],
  [phone('7.0.12(0x17000c21)'), true],
  [phone('7.1.0'), true],
  [phone('7.0.11.1700'), false],
  [phone('6.9.99'), false],
  [phone('8'), true],
  [phone('x'), false],
  [`${phone('8.0.57')} miniProgram/wx1`, false],
  [`${phone('8.0.57')} wxwork/4.1`, false],
  ['Mozilla/5.0 (Windows NT 10.0) MicroMessenger/7.0.20.1781 WindowsWechat', false],
  ['Mozilla/5.0 (iPhone) Mobile Safari', false],
])('knows which WeChat has open tags: %s', (ua, has) => {
  expect(hasOpenTags(ua)).toBe(has)
})
