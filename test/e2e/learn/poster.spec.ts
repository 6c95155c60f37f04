import type { Page } from '@playwright/test'
import { encode } from 'uqr'
import { untilHydrated } from '#test/e2e/kit/hydration.ts'
import { COURSE, enter, expect, goInside, stored, test } from '#test/e2e/kit/watch.ts'

const DETAIL = '/course/C101'

/** The content of the open poster: its size, a pixel of the cover, and whether a code with this text is in it. */
async function looked(page: Page, text: string) {
  const code = encode(text, { ecc: 'M', border: 0 }).data
  return page.getByRole('img', { name: '分享海报' }).evaluate(async (element, cells) => {
    const picture = element as HTMLImageElement // an img by its role
    await picture.decode()
    const { naturalWidth: width, naturalHeight: height } = picture
    const pen = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
    pen?.drawImage(picture, 0, 0)
    const pixels = pen?.getImageData(0, 0, width, height).data ?? []
    const dark = (x: number, y: number) => (pixels[(Math.floor(y) * width + Math.floor(x)) * 4 + 1] ?? 255) < 128
    const stands = (cell: number, left: number, top: number) =>
      cells.every((row, down) =>
        row.every((is, across) => dark(left + (across + 0.5) * cell, top + (down + 0.5) * cell) === is),
      )
    const found = [4, 5, 6, 7, 8].some((cell) => {
      const [right, bottom] = [width - cells.length * cell, height - cells.length * cell]
      for (let top = 0; top <= bottom; top += 1) {
        for (let left = 0; left <= right; left += 1) if (stands(cell, left, top)) return true
      }
      return false
    })
    return { width, height, corner: Array.from(pixels.slice(0, 3)), code: found }
  }, code)
}

test('in WeChat the poster of a course is a picture to save, whose QR code opens the course with sales number and sharer', async ({
  phone,
}) => {
  const visitor = await phone('android', { consent: true })
  const { page } = visitor
  await enter(visitor)
  await goInside(page, `${DETAIL}?code=c1&token=t1`)
  await page.getByRole('button', { name: '分享海报' }).click()
  const sheet = page.getByRole('dialog', { name: '分享海报' })
  await expect(sheet.getByText('长按图片保存')).toBeVisible()
  await expect(sheet.getByRole('img')).toHaveAttribute(
    'alt',
    new RegExp(`${COURSE}.*登记编号 .*股市有风险，投资需谨慎`),
  )
  await expect(sheet.getByRole('link')).toHaveCount(0)
  const wxId = await stored(page, 'wxId')
  const seen = await looked(page, `${visitor.origin}${DETAIL}?salesNumber=S100&shareWxId=${wxId}`)
  expect(seen).toMatchObject({ width: 750, code: true })
  expect(seen.height).toBeGreaterThan(1000)
  expect((await looked(page, `${visitor.origin}${DETAIL}?salesNumber=S200&shareWxId=${wxId}`)).code).toBe(false)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '分享海报' })).toBeFocused()
})

test('in a browser a cover blocked by CORS is left out, a failure can be retried, picture and link can be saved', async ({
  phone,
  server,
}) => {
  const { page, context, open, origin } = await phone('browser', { consent: true, expects: /CORS policy/ })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    const write = HTMLCanvasElement.prototype.toDataURL
    const broken = { left: window.location.pathname.startsWith('/course') ? 2 : 0 }
    HTMLCanvasElement.prototype.toDataURL = function (...how) {
      broken.left -= 1
      return broken.left < 0 ? write.apply(this, how) : 'data:,'
    }
  })
  // This service's policy would block it entirely.
  await (await context.newCDPSession(page)).send('Page.setBypassCSP', { enabled: true })
  const location = `${server.wechat}/files/covers/C101.svg`
  await page.route(`${origin}/files/covers/C101.svg`, (route) => route.fulfill({ status: 302, headers: { location } }))
  await open(`${DETAIL}?salesNumber=S100`)
  await untilHydrated(page)
  // The page itself shows it.
  await expect
    .poll(() =>
      page
        .locator('main img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(1)
  await page.getByRole('button', { name: '分享海报' }).click()
  for (const _ of ['one', 'two']) {
    await expect(page.getByRole('alert').getByText('海报生成失败，请重试')).toBeVisible()
    await page.getByRole('button', { name: '重试' }).click()
  }
  await page.getByRole('button', { name: '复制链接' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${origin}${DETAIL}?salesNumber=S100`)
  const seen = await looked(page, link)
  expect(seen.code).toBe(true)
  // The colour of the brand.
  ;[0x1f, 0x4f, 0xbf].forEach((part, at) => expect(Math.abs((seen.corner[at] ?? 0) - part)).toBeLessThan(8))
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: '下载图片' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('C101-海报.jpg')

  // Every other shareable page has one too, drawn without a cover.
  await open('/article/A201?salesNumber=S100')
  await page.getByRole('button', { name: '分享', exact: true }).click()
  await page.getByRole('button', { name: '生成海报' }).click()
  await expect(page.getByRole('img', { name: '分享海报' })).toHaveAttribute('alt', /股市有风险，投资需谨慎.*页面二维码/)
  expect((await looked(page, `${origin}/article/A201?salesNumber=S100`)).code).toBe(true)
})
