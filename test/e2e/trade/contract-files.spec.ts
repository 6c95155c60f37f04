import { untilHydrated } from '#test/e2e/kit/hydration.ts'
import { expect, test } from '#test/e2e/kit/device.ts'
import { navigate, installControls } from '#test/e2e/kit/controls.ts'
import { found, signOut, storedIn } from '#test/e2e/kit/traces.ts'

test.setTimeout(240_000)

/** Has orders at every step. */
const TRADER = '13800000031'
const CONTRACT = '/order/D00310006/contract'

test('B8: a contract is saved only if wanted, opens offline, and is removed with its customer', async ({ device }) => {
  const phone = await device('browser', { consent: true, signedInAs: TRADER })
  const { page, context } = phone
  await installControls(context)
  const offline = page.getByRole('region', { name: '离线内容' })
  const wanted = offline.getByRole('switch', { name: '保存合同到本机' })
  const row = offline.getByRole('listitem').filter({ hasText: '合同与文件' })
  const files = page.getByRole('list', { name: '已签署的文件' }).getByRole('listitem')
  const [first, second] = [files.first(), files.nth(1)]
  const keep = first.getByRole('button', { name: '保存到本机' })
  const link = first.getByRole('link', { name: '打开（PDF）' })
  const opens = async () => {
    const view = context.waitForEvent('page')
    await link.click()
    await (await view).close()
  }
  await phone.open(CONTRACT)
  await untilHydrated(page)
  await opens()
  await expect(keep).toHaveCount(0)
  await navigate(page, '/me/settings')
  await expect(wanted).not.toBeChecked()
  await wanted.click()
  await expect(page.getByText('已开启保存合同到本机')).toBeVisible()

  await navigate(page, CONTRACT)
  await context.route('**/files/u/*', (route) => route.fulfill({ contentType: 'application/pdf', body: 'forged' }))
  await keep.click()
  await expect(page.getByText('文件与签署时的校验值不一致，未保存，请联系客服')).toBeVisible()
  await expect(first).not.toContainText('已保存')
  await context.unroute('**/files/u/*')
  await opens()
  await expect(first).toContainText(/已保存 \d\d-\d\d \d\d:\d\d，离线可打开/)
  await expect(keep).toHaveCount(0)
  const hash = (await first.locator('span').innerText()).trim()
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
  expect(await found(page, [hash])).toContainEqual(expect.stringMatching(/^database snapshot-files-1-/))

  await navigate(page, '/me/settings')
  await context.setOffline(true)
  await expect(row).toContainText(/截至 \d\d-\d\d \d\d:\d\d · [\d.]+\sK?B/)
  await row.getByRole('link').click()
  await expect(first).toContainText(hash)
  await expect(link).toHaveAttribute('href', /^blob:/)
  await opens()
  await expect(second).toContainText('未保存到本机，联网后才能打开')
  await expect(second.getByRole('link')).toHaveCount(0)

  await navigate(page, '/me/settings')
  await wanted.click()
  const ask = page.getByRole('dialog', { name: '删除已保存的合同？' })
  await ask.getByRole('button', { name: '保留' }).click()
  await expect(row).toHaveCount(1)
  await wanted.click()
  await wanted.click()
  await ask.getByRole('button', { name: '删除' }).click()
  await expect(row).toHaveCount(0)
  expect(await found(page, [hash])).toEqual([])
  await navigate(page, CONTRACT)
  await expect(page.getByRole('alert')).toContainText('本订单没有保存到本机的文件')

  await context.setOffline(false)
  await navigate(page, '/me/settings')
  await wanted.click()
  await navigate(page, CONTRACT)
  await keep.click()
  await expect(first).toContainText('离线可打开')
  await navigate(page, '/me')
  await signOut(page)
  await expect.poll(() => storedIn(page, [hash, 'D00310006'])).toEqual([])
})
