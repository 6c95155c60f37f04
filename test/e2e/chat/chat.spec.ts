import type { Locator } from '@playwright/test'
import { expect, test } from '#test/e2e/kit/controls.ts'

/** A customer with access to the chat. */
const MEMBER = '13800000007'
const CHAT = 'CR01'
const SAID = '请问换手率怎么看？'

/**
 * Scrolls to the oldest rendered message and waits until older ones are loaded; how far that has moved it, px. NaN: it
 * is no longer rendered.
 */
const readUp = (talk: Locator): Promise<number> =>
  talk.evaluate(async (box) => {
    const first = () => box.querySelector('li[data-message]')
    const turn = () => new Promise(requestAnimationFrame)
    const oldest = first()
    box.scrollTop = -box.scrollHeight
    const before = oldest?.getBoundingClientRect().bottom ?? Number.NaN
    while (first() === oldest) await turn()
    // The browser's own correction comes with the next frames.
    await turn()
    await turn()
    return oldest?.isConnected ? oldest.getBoundingClientRect().bottom - before : Number.NaN
  })

test('a chat is opened, scrolled up without jumps, and written in; new messages are counted meanwhile', async ({
  phone,
  server,
}) => {
  const { page, open } = await phone('android', { consent: true, signedInAs: MEMBER })
  await server.control('room/burst', { chatId: CHAT, count: 150 })
  await open('/chat')
  await page
    .getByRole('list', { name: '圈子' })
    .getByRole('link', { name: /投教交流圈/ })
    .click()
  await expect(page.getByText(/^公告：/)).toBeVisible()
  const talk = page.getByRole('log', { name: '互动消息' })
  await expect(talk.getByText('第150句')).toBeInViewport()

  for (let page = 0; page < 5; page += 1) expect(Math.abs(await readUp(talk)), `page ${page}`).toBeLessThan(1)
  // The newest are collapsed, and their height is kept.
  await expect(talk.getByText('第150句')).toHaveCount(0)

  const pill = page.getByRole('button', { name: /条新消息$/ })
  // Their numbers would depend on what is said in other chats meanwhile.
  await server.control('room/burst', { chatId: CHAT, count: 2, texts: ['新的一句', '最新的一句'] })
  await expect(pill).toBeVisible()
  await expect(talk.getByText('最新的一句')).toHaveCount(0)
  await pill.click()
  await expect(talk.getByText('最新的一句')).toBeInViewport()
  await expect(pill).toHaveCount(0)

  const field = page.getByLabel('说点什么')
  await field.fill(SAID)
  await page.getByRole('button', { name: '发送', exact: true }).click()
  await expect(talk.getByRole('paragraph').filter({ hasText: SAID })).toBeInViewport()
  await expect(talk.getByText('发送中')).toHaveCount(0)
  await expect(field).toHaveValue('')
  await page.reload()
  // A teacher's answer quotes it as a button.
  await expect(talk.getByRole('paragraph').filter({ hasText: SAID })).toHaveCount(1)
})
