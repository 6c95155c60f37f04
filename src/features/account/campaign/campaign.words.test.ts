import { expect, test } from 'vitest'
import { campaignOf } from './campaign.words.ts'

test('a campaign has its own hero, benefits and share card, with or without its wave number', () => {
  expect(campaignOf('report').hero).toContain('三张表')
  expect(campaignOf('report_autumn')).toBe(campaignOf('report'))
  const all = ['report', 'safety', 'fund', 'landing'].map(campaignOf)
  for (const of of ['title', 'hero', 'desc'] as const) expect(new Set(all.map((each) => each[of])).size).toBe(4)
  for (const { desc, benefits } of all) {
    expect(desc).toMatch(/投资有风险$/)
    expect(benefits).toHaveLength(3)
  }
})

test('an unknown scene, or the name of an object property, gets the general text', () => {
  expect(campaignOf('constructor')).toBe(campaignOf('landing'))
  expect(campaignOf('')).toBe(campaignOf('landing'))
})
