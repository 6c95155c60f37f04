import { routeMatcher } from '#app/routes/route-matcher.ts'
import { expect, test } from '#test/e2e/kit/fixtures.ts'
import type { Server } from '#test/e2e/kit/server.ts'
import { type Desk, sendEveryKind, type Sent } from '#test/service/messages/send-every-kind.ts'
import { kinds, type MessageKind } from '#test/service/messages/kinds.ts'
import { today } from '#test/service/seed/days.ts'

test.setTimeout(240_000)
// The chat stands beside the tools of the simulator.
test.use({ viewport: { width: 1400, height: 1000 }, isMobile: false })

/** The service as its customers use it, with an adjustable clock. */
function deskOf(server: Server): Desk {
  let offset = today(Date.now()) - Date.now()
  const move = () => server.control('clock', { offset })
  return {
    async ask(mobile, path, body) {
      await move()
      const { accessToken } = await server.tokens(mobile)
      const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
      const init = body && { method: 'POST', body: JSON.stringify(body) }
      const answer: { code: number; data: unknown } = await (
        await fetch(`${server.plain}/api${path}`, { headers, ...init })
      ).json()
      if (answer.code !== 0) throw new Error(`${path}: ${JSON.stringify(answer)}`)
      return answer.data
    },
    wait(ms) {
      offset += ms
      return move()
    },
  }
}

test('each kind of message opens its page when it is pressed in the chat', async ({ page, server }) => {
  const { later } = await sendEveryKind(deskOf(server))
  await page.goto(`${server.wechat}/__wechat/`)
  const chat = page.getByRole('region', { name: '手机', exact: true })
  const left = new Set(Object.keys(kinds) as MessageKind[]) // its own keys
  const pressAll = async () => {
    const sent: Sent[] = await (await fetch(`${server.plain}/__test/messages`)).json()
    for (const { kind, title } of sent) {
      if (!left.delete(kind)) continue
      await chat.getByRole('button', { name: title }).first().click()
      const { pattern } = routeMatcher(kinds[kind].page)
      const here = () => {
        const url =
          page
            .frames()
            .find((frame) => frame !== page.mainFrame())
            ?.url() ?? ''
        const { pathname, searchParams } = new URL(url, server.wechat)
        return pattern.exec(searchParams.get('redirect')?.split('?')[0] ?? pathname) !== null
      }
      await expect.poll(here, { message: title, timeout: 20_000 }).toBe(true)
      await chat.getByRole('button', { name: '关闭页面' }).click()
    }
  }
  await expect(chat.getByText('查看详情').first()).toBeVisible()
  await pressAll()
  for (const wait of later) {
    await wait()
    await pressAll()
  }
  expect([...left]).toEqual([])
})
