import type { Page } from '@playwright/test'
import { untilHydrated } from '#test/e2e/kit/hydration.ts'
import { atRest } from '#test/e2e/kit/session.ts'
import { placeCourse } from '#test/e2e/kit/orders.ts'
import { documents } from '#test/sweep/read-checkout.ts'
import { expect, test } from '#test/e2e/kit/watch.ts'

test.setTimeout(120_000)

/** Has an order of every status. */
const TRADER = '13800000031'
const REASON = '离线状态下无法操作'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const tick = (page: Page) => page.getByRole('checkbox').last()

interface Write {
  name: string
  path: string
  /** A draft of an earlier screen in the tab, by its key. */
  drafts?: Readonly<Record<string, string>>
  fill?: (page: Page) => Promise<void>
  press: string | RegExp
  /** Typed or chosen values are still there. */
  kept?: (page: Page) => Promise<void>
  /** The call that must only be made by a press. */
  call: string
  /** The target of the press once online. */
  done: (page: Page) => Promise<void>
}

const riskAck = { docVersion: 'v1', readSec: 20, at: 0 }
const atVendor = (page: Page) => expect(page).toHaveURL(/\/__vendor\//)

const writes = (transfer: string, flowId: string): readonly Write[] => [
  {
    name: 'the order',
    path: '/checkout/K103',
    drafts: { 'checkout:K103': JSON.stringify({ opened: documents, riskAck }) },
    fill: (page) => tick(page).check(),
    press: '提交订单',
    kept: (page) => expect(tick(page)).toBeChecked(),
    call: '/orders',
    done: (page) => expect(page).toHaveURL(/\/order\/\w+\/pay$/),
  },
  {
    name: 'the signature',
    path: '/order/D00310001/sign',
    drafts: { [`sign.${flowId}`]: '风险揭示书\n适当性匹配意见确认书\n个人信息单独同意书\n证券投资顾问服务协议' },
    press: '去签署',
    call: '/esign/signUrl',
    done: atVendor,
  },
  {
    name: 'the face check',
    path: '/order/D00310002/face',
    fill: (page) => tick(page).check(),
    press: '开始核验',
    kept: (page) => expect(tick(page)).toBeChecked(),
    call: '/esign/face-auth/create',
    done: atVendor,
  },
  {
    name: 'the payment',
    path: '/order/D00310003/pay',
    press: /^微信支付 ¥/,
    call: '/payment/order/main',
    done: (page) => expect(page.getByRole('heading', { level: 2, name: '支付成功' })).toBeVisible(),
  },
  {
    name: 'the voucher of a transfer',
    path: `/order/${transfer}/transfer`,
    fill: async (page) => {
      const voucher = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }
      await page.locator('#main input[type=file]').setInputFiles(voucher)
      await expect(page.getByText('转账凭证（图片或PDF）已上传')).toBeVisible()
    },
    press: '提交凭证',
    kept: (page) => expect(page.getByText('转账凭证（图片或PDF）已上传')).toBeVisible(),
    call: '/payment/pay-type',
    done: (page) => expect(page.getByText(/^凭证已于 .* 提交/)).toBeVisible(),
  },
  {
    name: 'the refund',
    path: '/order/D00310005/refund',
    fill: async (page) => {
      await page.getByLabel('资金安排有变').check()
      await page.getByLabel('补充说明（选填）').fill('家里有事')
      await button(page, '下一步：核对退款协议').click()
    },
    press: '去签署',
    kept: (page) => expect(page.getByRole('link', { name: '预览退款协议（PDF）' })).toBeVisible(),
    call: '/esign/order/refund',
    done: atVendor,
  },
  {
    name: 'the invoice',
    path: '/invoice?orderNumber=D00310007',
    fill: async (page) => {
      await page.getByLabel('个人').check()
      await page.getByLabel('发票抬头').fill('示例客户')
      await page.getByLabel('接收邮箱').fill('a@example.com')
      await button(page, '预览发票').click()
    },
    press: '提交申请',
    kept: (page) => expect(page.getByLabel('发票抬头')).toHaveValue('示例客户'),
    call: '/invoice',
    done: (page) => expect(page.getByText('开具中', { exact: true })).toBeVisible(),
  },
  {
    name: 'the evaluation',
    path: '/suitability/survey',
    press: '提交测评',
    kept: (page) => expect(page.locator('#main').getByRole('listitem')).toHaveCount(16),
    call: '/new-evaluation/evaluation/finish',
    done: (page) => expect(page.getByText('C3 平衡型').first()).toBeVisible(),
  },
]

test('offline nothing binding is sent or queued: the reason is shown, the form stays, and one press submits once online', async ({
  phone,
  server,
}) => {
  const { orderNumber, ask } = await placeCourse(server, TRADER)
  await ask('/payment/order/main', { orderNumber, payType: 'TRANSFER' })
  const { flowId } = await ask('/esign/order?orderNumber=D00310001', {})
  const { evaluationId } = await ask('/new-evaluation/evaluation/start', { reason: '情况有变' })
  const topics = Object.values(await ask(`/survey/topic-list?evaluationId=${String(evaluationId)}`))
  for (const topic of topics) {
    const { id, options } = Object(topic)
    await ask('/survey/submit-answer', { evaluationId, topicId: id, optionIds: [options[1].id] })
  }
  await server.control('clock', { offset: 60_000 })

  const { context } = await phone('android', { consent: true, signedInAs: TRADER })
  await context.addInitScript(() => {
    const known = !location.protocol.startsWith('http') || localStorage.getItem('openId')
    if (!known) localStorage.setItem('openId', 'o-offline-writes-id')
  })
  const tabs: (Write & { page: Page })[] = []
  for (const write of writes(orderNumber, String(flowId))) {
    const page = await context.newPage()
    await page.addInitScript((drafts) => {
      for (const [key, value] of Object.entries(drafts)) sessionStorage.setItem(`draft:${key}`, value)
    }, write.drafts ?? {})
    await page.goto(write.path)
    await untilHydrated(page)
    await write.fill?.(page)
    await expect(button(page, write.press), write.name).toBeEnabled()
    tabs.push({ ...write, page })
  }

  const sent = async ({ call }: Write) => (await server.journal()).filter(({ path }) => path === `/api${call}`).length
  const before = new Map<string, number>()
  for (const tab of tabs) before.set(tab.name, await sent(tab))
  // The browser forgets it when it opens a page: no page is opened here any more.
  await context.setOffline(true)
  for (const { name, page, press, kept } of tabs) {
    // A button may be disabled meanwhile.
    await button(page, press).click({ force: true })
    await expect(page.getByText(REASON).first(), name).toBeVisible()
    await kept?.(page)
  }
  await context.setOffline(false)
  await atRest(server)
  for (const tab of tabs) expect(await sent(tab), `${tab.name} by itself`).toBe(before.get(tab.name))

  for (const tab of tabs) {
    await button(tab.page, tab.press).click()
    await tab.done(tab.page)
    expect(await sent(tab), tab.name).toBe((before.get(tab.name) ?? 0) + 1)
  }
})
