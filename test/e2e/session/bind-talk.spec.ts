import type { Page } from '@playwright/test'
import { createUnbound } from '#test/e2e/kit/sms.ts'
import { asked, enter, expect, goInside, test } from '#test/e2e/kit/watch.ts'

test.setTimeout(180_000)
test.use({ actionTimeout: 15_000 })

/** Verified, C3; a member with a chat and a channel. */
const [KNOWN, MEMBER] = ['13800000004', '13800000007']

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function say(page: Page, text: string) {
  await page.getByLabel('说点什么').fill(text)
  await button(page, '发送').click()
}

/** The service has it: an undelivered message is shown as well, without a menu. */
async function isSaid(page: Page, text: string) {
  const said = page.getByRole('log', { name: '互动消息' }).getByRole('listitem').filter({ hasText: text })
  await expect(said.getByRole('button', { name: /^更多：/ })).toBeVisible()
  await expect(said).toHaveCount(1)
}

test('a WeChat customer without a number talks, joins lotteries and requests diagnoses, after binding one', async ({
  phone,
  server,
}) => {
  const visitor = await phone('android', { consent: true })
  const { page } = visitor
  const { bind, drop, open } = createUnbound(visitor, server)
  /** From here to a page that asks for a number only on a press. */
  const goOn = async (path: string) => {
    await drop()
    await goInside(page, path)
  }

  await test.step('发言: text typed in a live room is sent', async () => {
    await enter(visitor, '/live/LR01')
    await say(page, '老师晚上好')
    await bind(KNOWN)
    await isSaid(page, '老师晚上好')
  })

  await test.step('抽奖: joined', async () => {
    await goOn('/live/LR07')
    await button(page, '免费参与').click()
    await page.getByRole('dialog').getByRole('button', { name: '免费参与' }).click()
    await bind()
    await expect(button(page, '已参与')).toBeVisible()
  })

  await test.step('赠课: claimed', async () => {
    await goOn('/invite?invite=GF0002A')
    await button(page, '领取课程').click()
    await bind()
    await expect(page).toHaveURL(/\/course\/C105$/)
    await expect(page.getByText('继续学习')).toBeVisible()
  })

  await test.step('特色指标: the trial is started', async () => {
    await goOn('/quote-index')
    const indicator = page.locator('section').filter({ has: page.getByRole('heading', { name: '波动温度计' }) })
    await indicator.getByRole('button', { name: '体验7天' }).click()
    await bind()
    await expect(indicator.getByText(/^使用中，至/)).toBeVisible()
  })

  await test.step('AI诊股: started, with its result', async () => {
    await open('/diagnose/SH600901')
    await bind()
    await button(page, '开始诊断').click()
    await expect(page.getByRole('list', { name: '风险点' })).toBeVisible()
  })

  await test.step('提问: submitted', async () => {
    await open('/chat/LC01/ask')
    await bind()
    await page.getByLabel('您的问题').fill('收盘价怎么算出来的？')
    await page.getByRole('checkbox').check()
    await button(page, '提交提问').click()
    await expect(page.getByText('待回答')).toBeVisible()
  })

  await test.step('聊天: a chat opens once the number is a member’s', async () => {
    await open('/chat/CR01')
    await bind(MEMBER)
    await say(page, '大家早上好')
    await isSaid(page, '大家早上好')
  })

  await test.step('提醒: reminders of a locked channel can be switched on', async () => {
    await open('/case/channel/CC02')
    await page.getByRole('link', { name: '去绑定' }).click()
    await bind()
    await page.getByRole('switch', { name: '有更新时提醒我' }).click()
    await expect(page.getByText('已开启提醒')).toBeVisible()
  })

  expect(await asked(server, '/auth/wx-register')).toHaveLength(8)
})
