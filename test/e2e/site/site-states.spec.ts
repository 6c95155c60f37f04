import { untilHydrated } from '#test/e2e/kit/hydration.ts'
import { expect as patient, saved, test as devices, workerHasAll } from '#test/e2e/kit/device.ts'
import { looks, skins } from '#test/e2e/kit/looks.ts'
import { prepare } from '#test/e2e/kit/fixtures.ts'
import { pressAgain, MAINTENANCE, controlService } from '#test/e2e/kit/service-state.ts'
import { expect, steer, installControls, test } from '#test/e2e/kit/controls.ts'

// Each page is opened several times: a slow machine takes its time.
test.setTimeout(240_000)
devices.setTimeout(240_000)

/** Lists and what else is asked for: words of the answer, what stands there without any, the tab it is in at a desk. */
const lists = [
  { path: '/index', words: '长辈版上线：更大的字，更少的步骤', none: '暂无内容' },
  { path: '/gcInfo', words: '长辈版上线：更大的字，更少的步骤', none: '暂无资讯' },
  { path: '/compliance/notice', words: '反洗钱宣传：请妥善保管身份信息', none: '暂无公告' },
  { path: '/compliance/staff', words: '登记编号：示例', none: '暂无人员信息' },
  { path: '/product', words: '波动温度计', none: '暂无内容', tab: '指标工具' },
  { path: '/protection', words: '开户之前要想清楚的五件事', none: '该栏目暂无内容' },
  { path: '/protection?tab=video', words: '委托与撤单', none: '该栏目暂无内容' },
  { path: '/information', words: '一份食品公司的中报，读了三遍', none: '暂无每日股评' },
  { path: '/information?tab=views', words: '成交额连续放大', none: '暂无观点' },
  { path: '/investment', words: '科技集中轮动', none: '暂无股票池' },
  { path: '/showPractitioner', words: '示例S0000000002', none: '没有找到这样的从业人员' },
  { path: '/introduce', words: '登记编号 示例', none: '暂无直播' },
  { path: '/upgrade', words: '3.2.0', none: undefined },
  { path: '/contactUs', words: '服务时间 ', none: undefined },
] as const
/** Details: words of the text, and the list one is led back to when it is gone. */
const details = [
  { path: '/gcInfo/detail?id=GW1-001', words: '即日起，客户端与官网可以切换为长辈版', back: '/gcInfo' },
  { path: '/compliance/notice/detail?id=GW2-001', words: '本公司', back: '/compliance/notice' },
  { path: '/protection/article-detail?id=A505', words: '以免费资料为名拉您进群', back: '/protection' },
  { path: '/protection/video-detail?id=v-LR10', words: '证券分析师：林老师', back: '/protection?tab=video' },
  { path: '/information/detail?id=A201', words: '仅供投资者教育参考', back: '/information' },
  { path: '/information/article-detail?id=A206', words: '仅供投资者教育参考', back: '/information' },
] as const

for (const look of skins) {
  for (const [name, rows] of Object.entries({ list: lists, detail: details })) {
    test(`${look}: each ${name} waits, fails, is refused, out of reach, empty or gone, comes, and is kept`, async ({
      browser,
      server,
    }) => {
      const context = await browser.newContext({ ...looks[look], baseURL: server.plain })
      await prepare(context, server, { consent: true })
      await installControls(context)
      const answers = await controlService(context)
      const page = await context.newPage()
      const main = page.locator('#root main')
      const alert = main.getByRole('alert').first()
      for (const row of rows) {
        const { path, words } = row
        const open = async () => {
          await page.goto(path, { waitUntil: 'commit' })
          if (look === 'desktop' && 'tab' in row) {
            await untilHydrated(page)
            await main.getByRole('tab', { name: row.tab }).click()
          }
        }
        answers('not yet')
        await open()
        await expect.poll(() => page.evaluate(() => window.seen()), { message: path }).toBe('loading')
        await expect(page.locator('h1'), path).toHaveCount(1)
        await expect(main.getByText(/暂无|没有找到|不存在/), path).toHaveCount(0)
        answers('broken')
        await expect(alert, path).toContainText('服务繁忙，请稍后再试')
        await expect(page.getByRole('contentinfo'), path).toContainText('12386')
        answers('refused')
        await pressAgain(page)
        await expect(alert, path).toContainText(MAINTENANCE)
        answers('unreached')
        await pressAgain(page)
        await expect(main.getByText(/网络|该页面尚未缓存，联网后可查看/).first(), path).toBeVisible()
        if ('none' in row && row.none !== undefined) {
          answers('empty')
          await expect(async () => {
            // What could not be reached may just be giving way to 离线可看.
            await pressAgain(page)
            await expect(main.getByText(row.none).first(), path).toBeVisible({ timeout: 2_000 })
          }).toPass()
        }
        answers('well')
        // From cold: a deep link, with nothing of it kept.
        await open()
        await expect(main.getByText(words).first(), path).toBeVisible()
        await saved(page, path.replace(/[?]tab=.*/, ''))
        answers('unreached')
        await open()
        await expect(main.getByText(words).first(), path).toBeVisible()
        await expect(main.getByText(/^当前离线，以下为\d\d-\d\d \d\d:\d\d保存的内容$/).first(), path).toBeVisible()
        if ('back' in row) {
          answers('well')
          for (const gone of [path.replace(/\?.*/, ''), path.replace(/id=.*/, 'id=none')]) {
            await steer(page, gone)
            await expect(main.getByText('内容不存在或已下线'), gone).toBeVisible()
            await expect(main.getByRole('link', { name: /^返回/ }), gone).toHaveAttribute('href', row.back)
          }
        }
      }
      await context.close()
    })
  }
}

devices('what was read is there without a network, by its deep link', async ({ device, server }) => {
  const { page, open } = await device('browser', { consent: true })
  const read = [...details, ...lists.filter(({ path }) => /^\/(?:information|showPractitioner)$/.test(path))]
  for (const { path, words } of read) {
    await open(path)
    await patient(page.getByRole('main').getByText(words).first()).toBeVisible()
    await saved(page, path)
    await workerHasAll(page)
  }
  await server.control('network', { down: true })
  for (const { path, words } of read) {
    await open(path)
    await patient(page.getByRole('main').getByText(words).first(), path).toBeVisible()
    await patient(page.getByText(/^当前离线，以下为/).first(), path).toBeVisible()
  }
  await server.control('network', { down: false })
})
