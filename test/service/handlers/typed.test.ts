import { afterAll, beforeAll, expect, test } from 'vitest'
import { start, type TestService } from '#test/service/testing.ts'

let service: TestService
let token = ''
beforeAll(async () => {
  service = await start()
  token = (await service.login('13800000004')).accessToken
})
afterAll(() => service.close())

const message = async (path: string, body: object) => (await service.post(path, body, token)).body.message
const comment = (content: string) => message('/article/comment', { articleId: 'A201', content })
const complain = (content: string) =>
  message('/customer/complaint', { type: 'OTHER', content, mobile: '13900000001', fileKeys: [], clientNo: content })
const rename = (nickName: string) => message('/app/user/updateUserNickNameOrAvatar', { nickName })
const redeem = async (code: string) => (await service.post('/public/convert/exchange', { code }, token)).body

test('invisible text counts as empty', async () => {
  for (const text of ['\u200b', '\u2060\u3000', '\u3164', '\u202d\u202c', '\ufeff']) {
    expect(await comment(text)).toBe('请填写评论')
    expect(await complain(text.repeat(10))).toBe('请填写至少10字的内容')
    expect(await rename(text.repeat(3))).toBe('昵称须为2–12个字')
  }
})

test('texts are counted in graphemes', async () => {
  for (const sign of ['👍🏽', '👨‍👩‍👧', '🇨🇳', 'e\u0301']) {
    expect(await comment(sign.repeat(300))).toBe('')
    expect(await comment(sign.repeat(301))).toBe('内容不能超过300字')
    expect(await complain(sign.repeat(9))).toBe('请填写至少10字的内容')
    expect(await rename(sign.repeat(13))).toBe('昵称须为2–12个字')
  }
  expect(await rename(`a${'\u0301'.repeat(400)}`)).toBe('昵称须为2–12个字')
})

test('prices are no phone numbers, while a phone number in other digits is', async () => {
  expect(await comment('支撑位看 13.50 14.20 15.3')).toBe('')
  for (const text of ['١٣٨٠٠١٣٨٠٠٠', '一三八零零一三八零零零', '①③⑧⓪⓪①③⑧⓪⓪⓪']) {
    expect(await comment(`找我 ${text}`)).toBe('请勿发布联系方式')
    expect(await rename(text)).toBe('昵称含有不允许的内容')
  }
})

test('a code is found however it is written, and a blank one is not an attempt', async () => {
  for (const blank of ['', ' ', '\u3000', '\u200b', '-', '\u2060']) expect((await redeem(blank)).code).toBe(40003)
  expect((await redeem('ｓｔｕｄｙ－2026ａ\u200b')).data.result).toBe('OK')
  expect((await redeem(' study 2026A ')).data.result).toBe('ALREADY')
})
