import { expect, test } from '#test/e2e/kit/watch.ts'

test.setTimeout(120_000)

const paper = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }

/** C3, known by name; has bought cases; a promoter. */
const [C3, MEMBER, PROMOTER] = ['13800000004', '13800000007', '13800000008']

test('a code is redeemed, a partner bound, and a broker reached only after the consent', async ({ phone }) => {
  const { page, open } = await phone('android', { signedInAs: C3, consent: true })
  await open('/convert')
  await page.getByLabel('输入兑换码').fill(' study2026a')
  await page.getByRole('button', { name: '兑换', exact: true }).click()
  await expect(page.getByText('兑换成功')).toBeVisible()
  await page.getByLabel('输入合作方绑定码').fill('UNION2026C')
  await page.getByRole('button', { name: '查询此码' }).click()
  await page.getByRole('button', { name: '确认绑定示例书店' }).click()
  await expect(page.getByText('您已绑定：示例书店')).toBeVisible()
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await open('/broker')
  await page.getByRole('button', { name: '去示例证券甲开户' }).click()
  await page.getByRole('button', { name: '同意并前往' }).click()
  await expect(page.getByText('请先阅读并同意')).toBeVisible()
  expect(sent.filter((url) => url.includes('invite-code'))).toEqual([])
  await open('/broker/equity')
  await page.getByLabel('开户券商').selectOption('B01')
  await page.getByLabel('资金账号后4位').fill('1234')
  await page.locator('input[type=file]').setInputFiles(paper)
  await expect(page.getByText('开户凭证已上传')).toBeVisible()
  await page.getByRole('button', { name: '提交凭证' }).click()
  await expect(page.getByText('凭证审核中')).toBeVisible()
})

test('the QR code of a person can be long-pressed, and a trial is opened', async ({ phone }) => {
  const { page, open } = await phone('ios', { signedInAs: C3, consent: true, colorScheme: 'dark' })
  await open('/wecom')
  const code = page.getByRole('img', { name: /企业微信二维码/ })
  await expect(code).toBeInViewport({ ratio: 1 })
  const isFree = await code.evaluate((image) => {
    const { x, y, width, height } = image.getBoundingClientRect()
    return width >= 200 && height >= 200 && document.elementFromPoint(x + width / 2, y + height / 2) === image
  })
  expect(isFree).toBe(true)
  const frame = await code.evaluate((image) => {
    const { backgroundColor, paddingLeft } = getComputedStyle(image.parentElement ?? image)
    return { backgroundColor, margin: Number.parseFloat(paddingLeft), filter: getComputedStyle(image).filter }
  })
  expect(frame).toEqual({ backgroundColor: 'rgb(255, 255, 255)', margin: 24, filter: 'none' })
  await open('/promotion-service')
  await page.getByRole('button', { name: '开通体验' }).first().click()
  await expect(page.getByText(/体验中，至 .+ 自动结束/)).toBeVisible()
})

test('a material is shared with or without its link parameters', async ({ phone }) => {
  const { page, open } = await phone('browser', { signedInAs: PROMOTER, consent: true })
  await open('/promotion')
  await page.getByRole('button', { name: '分享链接' }).first().click()
  const sheet = page.getByRole('dialog', { name: '分享链接' })
  await expect(sheet).toContainText('推荐人工号S100')
  await sheet.getByRole('button', { name: '去掉附加信息后复制' }).click()
  await expect(page.getByText(/已复制/)).toBeVisible()
})

test('the record of advice is read by month and saved as a file', async ({ phone }) => {
  const { page, open } = await phone('browser', { signedInAs: MEMBER, consent: true })
  await open('/me')
  await page.getByRole('link', { name: '我的投顾' }).click()
  await expect(page.getByText('RA000007')).toBeVisible()
  await page.getByRole('list', { name: '按月' }).getByRole('button').first().click()
  await expect(page).toHaveURL(/month=\d{4}-\d\d/)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载全部' }).click()
  expect((await file).suggestedFilename()).toMatch(/^投顾建议记录-\d{4}-\d\d-\d\d\.csv$/)
})
