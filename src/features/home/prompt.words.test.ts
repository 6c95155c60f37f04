import { expect, test } from 'vitest'
import type { Me } from '#api/shapes.ts'
import { toPrompt } from './prompt.words.ts'

const NOW = Date.UTC(2026, 10, 20, 2)
const DAY = 24 * 3600_000
const me: Me = {
  userId: 'U1',
  nickName: '慢慢学',
  avatarUrl: '',
  mobileMasked: '138****0002',
  wxBound: true,
  riskLevel: 'C3',
  evalExpireAt: NOW + 31 * DAY,
  certified: true,
  vipLevel: 0,
}
const evaluated = { label: '查看', href: '/me' }

test.each([
  ['nothing is missing', {}, { text: '慢慢学，欢迎回来' }],
  ['there is no end to the evaluation', { evalExpireAt: undefined }, { text: '慢慢学，欢迎回来' }],
  ['there is no evaluation', { riskLevel: undefined }, { text: '您还没有完成风险测评', action: evaluated }],
  [
    'it ends within 30 days',
    { evalExpireAt: NOW + DAY },
    { text: '您的风险测评将于2026-11-21 10:00到期', action: evaluated },
  ],
  ['it has ended', { evalExpireAt: NOW }, { text: '您的风险测评已过期，请重新测评', action: evaluated }],
])('when %s', (_, change, prompt) => {
  // Answers leave out unknown fields.
  expect(toPrompt({ ...me, ...change } as Me, NOW, () => false)).toEqual(prompt)
})

test('a missing number takes precedence over a missing evaluation', () => {
  const { riskLevel: _, ...unknown } = me
  expect(toPrompt({ ...unknown, mobileMasked: '' }, NOW, () => true).action?.href).toBe('/login/bind?redirect=%2Fhome')
})

test('links to the evaluation directly if its page exists', () => {
  const { riskLevel: _, ...unknown } = me
  expect(toPrompt(unknown, NOW, (path) => path === '/suitability').action).toEqual({
    label: '去测评',
    href: '/suitability',
  })
})
