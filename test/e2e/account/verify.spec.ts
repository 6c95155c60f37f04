import type { Page } from '@playwright/test'
import { everything } from '#test/e2e/kit/device.ts'
import { asked, expect, keptText, test } from '#test/e2e/kit/watch.ts'
import { button } from '#test/e2e/kit/parts.ts'

test.use({ serviceWorkers: 'allow' })
test.setTimeout(120_000)
test.use({ actionTimeout: 15_000 })

const FRESH = '13800000001'
const BACK = '/course/C103?from=checkout'
const along = (path: string) => `/suitability${path}?redirect=${encodeURIComponent(BACK)}`
const side = (page: Page, name: '身份证人像面' | '身份证国徽面') => page.getByRole('group', { name })
const SECRET = 'GPS 39.9042N 116.4074E'

/** A camera photo, 3000×2000, with place and time in its metadata. */
async function photo(page: Page): Promise<Buffer> {
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 3000
    canvas.height = 2000
    const context = canvas.getContext('2d')
    if (context) {
      context.fillStyle = '#8fb3d9'
      context.fillRect(0, 0, 3000, 2000)
      context.clearRect(500, 400, 800, 1000)
    }
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })
  const plain = Buffer.from(drawn, 'base64')
  const words = Buffer.from(`Exif\0\0${SECRET}`, 'latin1')
  const marker = Buffer.from([0xff, 0xe1, 0, words.length + 2])
  return Buffer.concat([plain.subarray(0, 2), marker, words, plain.subarray(2)])
}

async function give(page: Page, name: '身份证人像面' | '身份证国徽面', buffer: Buffer, mimeType = 'image/jpeg') {
  await side(page, name).locator('input').setInputFiles({ name: 'photo.jpg', mimeType, buffer })
}

/** Width and height in a JPEG's header. */
function sizeOf(jpeg: Buffer): [number, number] {
  for (let at = 2; at < jpeg.length;) {
    const kind = jpeg[at + 1] ?? 0
    if (kind >= 0xc0 && kind <= 0xc2) return [jpeg.readUInt16BE(at + 7), jpeg.readUInt16BE(at + 5)]
    at += 2 + jpeg.readUInt16BE(at + 2)
  }
  return [0, 0]
}

test('the ID card: consent, invalid files, a lost connection, cancel, upload keys, blurred, expired, accepted', async ({
  phone,
  server,
}) => {
  const visitor = await phone('browser', { signedInAs: FRESH, consent: true })
  const { page, context } = visitor
  await visitor.open(along('/verify'))
  await button(page, '同意并开始认证').click()
  await expect(page.getByText('请先阅读并同意《身份证件信息单独同意书》')).toBeVisible()
  expect(await asked(server, '/verify/start')).toHaveLength(0)
  await page.getByRole('checkbox').check()
  await button(page, '同意并开始认证').click()
  await button(page, '提交认证').click()
  await expect(page.getByText('请上传身份证人像面与国徽面')).toBeVisible()

  const good = await photo(page)
  await give(page, '身份证人像面', Buffer.alloc(64), 'image/gif')
  await expect(side(page, '身份证人像面')).toContainText('仅支持 JPG/PNG')
  await button(page, '重新选择').click()
  await give(page, '身份证人像面', Buffer.alloc(10 * 1024 * 1024 + 1))
  await expect(side(page, '身份证人像面')).toContainText('图片过大，请选择10MB以内的图片')
  await button(page, '重新选择').click()

  const tries: string[] = []
  await context.route('**/files/put/**', (route) => {
    tries.push(route.request().url())
    return route.abort()
  })
  await give(page, '身份证人像面', good)
  await expect(side(page, '身份证人像面')).toContainText('上传失败，点击重试')
  expect(tries).toHaveLength(3)
  await context.unroute('**/files/put/**')

  await context.route('**/files/put/**', () => new Promise(() => undefined), { times: 1 })
  const hanging = page.waitForRequest('**/files/put/**')
  await button(page, '重试').click()
  await hanging
  await expect(side(page, '身份证人像面').getByRole('progressbar')).toBeVisible()
  await button(page, '提交认证').click()
  await expect(page.getByText('文件还在上传，请稍候')).toBeVisible()
  await button(page, '取消').click()
  await expect(side(page, '身份证人像面').locator('input')).toBeAttached()

  const answered = page.waitForResponse('**/oss/generate-presign-url**')
  await give(page, '身份证人像面', good)
  await expect(side(page, '身份证人像面')).toContainText('已上传')
  const { data } = await (await answered).json()
  const kept = Buffer.from(await (await fetch(new URL(data.url, visitor.origin))).arrayBuffer())
  expect(sizeOf(kept)).toEqual([2048, 1365])
  expect(kept.includes(SECRET)).toBe(false)

  // If the storage has no upload address for a file, its short-lived keys sign a form.
  await server.control('fault', { path: '/oss/generate-presign-url', kind: 'status', value: 503, times: 0 })
  await give(page, '身份证国徽面', good)
  await expect(side(page, '身份证国徽面')).toContainText('已上传')
  expect(await asked(server, '/oss/token/false')).toHaveLength(1)
  await fetch(`${server.plain}/__test/fault`, { method: 'DELETE' })

  /** The vendor's check reads the start of the file: a drawn picture would always be clear. */
  const swap = async (words: string) => {
    await button(page, '重新选择').first().click()
    await context.route(
      '**/files/put/**',
      async (route) => {
        await fetch(route.request().url(), { method: 'PUT', body: words })
        await route.fulfill({ status: 200 })
      },
      { times: 1 },
    )
    await give(page, '身份证人像面', good)
    await expect(side(page, '身份证人像面')).toContainText('已上传')
    await button(page, '提交认证').click()
  }
  await swap('blurry')
  await expect(page.getByRole('alert').getByText('照片模糊，请重新拍摄')).toBeVisible()
  await swap('expired')
  await expect(page.getByText('证件已过期，请更新')).toBeVisible()
  await button(page, '重新认证').click()
  for (const name of ['身份证人像面', '身份证国徽面'] as const) {
    await give(page, name, good)
    await expect(side(page, name)).toContainText('已上传')
  }
  for (const when of ['before', 'after']) {
    await server.control('fault', { path: '/verify/submit-id', kind: 'status', value: 503, when })
    await button(page, '提交认证').click()
    await expect(page.getByRole('alert').getByText('服务繁忙，请稍后再试')).toBeVisible()
  }
  await button(page, '提交认证').click()
  await expect(page.getByText('证件已通过')).toBeVisible()
  await expect(page.getByText(/110\*{11}\d{4}/)).toBeVisible()
  // Our own code, which the worker caches, contains such addresses.
  const { local, session, databases, caches } = await everything(page)
  const device = JSON.stringify({ local, session, databases, urls: caches.map(({ url }) => url) })
  for (const trace of ['blob:', 'image/jpeg;base64', data.fileKey, '110****', '/files/u/'])
    expect(device, trace).not.toContain(trace)

  await page.getByText('补充其他证件').click()
  await page.getByLabel('其他证件类型').selectOption('护照')
  const paper = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }
  const tile = page.getByRole('group', { name: '证件照片或PDF' })
  await tile.locator('input').setInputFiles(paper)
  await expect(tile).toContainText('已上传')
  await button(page, '提交证件').click()
  await expect(page.getByText('提交成功')).toBeVisible()
  await page.getByRole('link', { name: '去人脸核身' }).click()
  await expect(page.getByRole('heading', { name: '人脸信息单独同意书' })).toBeVisible()
  await page.goto('/me/settings')
  await page.getByText('同意记录').click()
  await expect(page.getByText('单独同意《身份证件信息单独同意书》第1版')).toBeVisible()
})

test('B9: the face check: a forged return, abandoned, failed three times, passed the next day, back at checkout', async ({
  phone,
  server,
}) => {
  const { accessToken } = await server.tokens(FRESH)
  const headers = { authorization: `Bearer ${accessToken}` }
  const call = async (path: string, method = 'GET') =>
    (await (await fetch(`${server.plain}/api${path}`, { method, headers })).json()).data
  await call('/verify/start?consentVersion=1')
  const put = async () => {
    const { putUrl, fileKey } = await call('/oss/generate-presign-url?ext=jpg&purpose=ID')
    await fetch(server.plain + putUrl, { method: 'PUT', body: 'picture' })
    return fileKey
  }
  await call(`/verify/submit-id?${new URLSearchParams({ frontKey: await put(), backKey: await put() })}`, 'POST')

  const visitor = await phone('browser', { signedInAs: FRESH, consent: true })
  const { page } = visitor
  const press = async (what: string) => {
    await button(page, what).click()
    await expect(page).toHaveURL(visitor.origin + along('/face'))
  }
  const begin = async () => {
    await page.getByRole('checkbox').check()
    await button(page, '开始核身').click()
    await expect(page.getByRole('heading', { name: '示例人脸核验' })).toBeVisible()
  }
  await visitor.open(`${along('/face')}&back=1&status=PASS&flowId=FV000000000000000000000000`)
  await expect(page.getByText('人脸核身已通过')).toHaveCount(0)
  await visitor.open(along('/face'))
  await button(page, '开始核身').click()
  await expect(page.getByText('请先阅读并同意《人脸信息单独同意书》')).toBeVisible()
  expect(await asked(server, '/verify/submit-esign-face')).toHaveLength(0)
  await expect(page.getByText('请在系统设置中允许微信使用相机，然后重新核身')).toBeVisible()
  await expect(page.getByRole('link', { name: /人工客服核验/ })).toHaveAttribute('href', /^tel:\d+$/)

  await begin()
  await press('放弃')
  await expect(page.getByText('核身结果确认中')).toBeVisible()
  await button(page, '继续核身').click()
  await press('不通过')
  for (const left of [2, 1]) {
    await expect(page.getByText('人脸比对未通过，请重试'), String(left)).toBeVisible()
    await begin()
    await press('不通过')
  }
  await expect(page.getByText('人脸比对未通过。今日核身次数已用完，请联系人工客服办理')).toBeVisible()
  await expect(button(page, '开始核身')).toHaveCount(0)

  await server.control('clock', { offset: 86_400_000 })
  await page.evaluate(() => sessionStorage.clear())
  await visitor.open(along('/face'))
  await begin()
  await press('通过，但晚些通知')
  await expect(page.getByText('人脸核身已通过')).toBeVisible()
  expect(await keptText(page)).not.toContain('__vendor')
  await page.getByRole('link', { name: '返回继续办理' }).click()
  await expect(page).toHaveURL(visitor.origin + BACK)
})
