import { deflateSync, crc32 } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test } from '#test/e2e/kit/fixtures.ts'
import { atFloor } from '#test/e2e/kit/floor.ts'
import { button } from '#test/e2e/kit/parts.ts'

test.setTimeout(180_000)

const FRESH = '13800000001'
const card = (page: Page) => page.getByRole('group', { name: '身份证人像面' })

/** A PNG of one bit per pixel: its left half black, or all of it. */
function png(width: number, height: number, isHalf: boolean): Buffer {
  const row = Buffer.alloc(1 + Math.ceil(width / 8))
  if (isHalf) row.fill(0xff, 1 + Math.floor(row.length / 2))
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
    const size = Buffer.alloc(4)
    const sum = Buffer.alloc(4)
    size.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([size, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 1
  const rows = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))
  const sign = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([sign, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

/** A drawn picture in this format. */
async function drawn(page: Page, type: string): Promise<Buffer> {
  const data = await page.evaluate((format) => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 1200, height: 800 })
    const context = canvas.getContext('2d')
    if (context) context.fillStyle = '#8fb3d9'
    context?.fillRect(200, 200, 800, 400)
    return canvas.toDataURL(format).split(',')[1] ?? ''
  }, type)
  return Buffer.from(data, 'base64')
}

test('the oldest supported browsers open every kind of page', async ({ phone }) => {
  const { page, context } = await phone('browser', { consent: true, signedInAs: '13800000031' })
  await atFloor(context)
  for (const [path, words] of [
    ['/home', '首页'],
    ['/course/C101', '股票投资第一课'],
    ['/article/A101', '股票账户里的四种余额'],
    ['/stock/SH600901', '江岸食品'],
    ['/order/D00310006', '订单'],
    ['/me', '我的'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(words).first(), path).toBeAttached({ timeout: 30_000 })
    await expect(page.getByText('页面崩溃'), path).toHaveCount(0)
  }
})

test('the oldest supported browsers upload pictures of every name and size', async ({ phone }) => {
  const { page, context, open } = await phone('browser', { consent: true, signedInAs: FRESH })
  await atFloor(context)
  await open('/suitability/verify')
  await page.getByRole('checkbox').check({ timeout: 30_000 })
  await button(page, '同意并开始认证').click()
  const jpeg = await drawn(page, 'image/jpeg')
  const webp = await drawn(page, 'image/webp')
  for (const [name, mimeType, buffer, words] of [
    ['IMG_0001.jpg', 'image/jpeg', jpeg, '已上传'],
    ['IMG_0002.JPG', 'image/jpg', jpeg, '已上传'],
    ['mmexport1', 'application/octet-stream', jpeg, '已上传'],
    ['photo.webp', 'application/octet-stream', webp, '已上传'],
    ['large.png', 'image/png', png(8064, 6048, true), '已上传'],
    ['black.png', 'image/png', png(3000, 2000, false), '图片只有一种颜色'],
    ['IMG_0003.HEIC', 'image/heic', Buffer.from('ftypheic'), '图片无法读取，请换一张'],
    ['notes', 'application/octet-stream', Buffer.from('text'), '仅支持 JPG/PNG'],
  ] as const) {
    await card(page).locator('input').setInputFiles({ name, mimeType, buffer })
    await expect(card(page), name).toContainText(words, { timeout: 30_000 })
    await button(page, '重新选择').first().click()
  }
})
