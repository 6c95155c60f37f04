import { expect, test } from '#test/e2e/kit/watch.ts'

test.setTimeout(120_000)

/** C3, known by name; has bought cases. */
const [C3, MEMBER] = ['13800000004', '13800000007']

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
