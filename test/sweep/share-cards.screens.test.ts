import { expect, it } from 'vitest'
import { brand } from '#config/brand.ts'
import { appPages } from '#test/e2e/kit/routes.ts'
import { openScreens } from './screens.ts'

/** A member, who may open each of them. */
const MEMBER = '13800000007'
/** Rooms, films, teams and channels: what they say is somebody's view. law §5 */
const VIEWS = /^\/(?:live|video|team|stream)\b/

const { open, phone, until } = await openScreens(VIEWS)

const shared = appPages.filter(({ pattern, share }) => share === 'O' && VIEWS.test(pattern))

it.each(shared)('the share card of $pattern ends with its risk line', async ({ path }) => {
  await open(path, { as: MEMBER })
  // Until the page has its own card.
  const card = await until(() => (phone.card()?.desc === brand.eduLine ? undefined : phone.card()))
  expect(card.desc).toMatch(/(?:投资需谨慎|仅供学习参考|不构成投资建议| · (?:仅供学习交流|观点仅供参考))$/)
  expect(card.desc).not.toContain('undefined')
})

it('the share cards of rooms and films name who speaks, with the registration number', async () => {
  for (const path of ['/live/LR01', '/live/scene/SC1', '/live/LR10/replay/v-LR10', '/video/SV01']) {
    await open(path, { as: MEMBER })
    expect(`${path}: ${phone.card()?.desc}`).toMatch(/登记编号 示例[AS]\d{10}.* · (?:仅供学习交流|观点仅供参考)$/)
  }
})
