import type { Page } from '@playwright/test'
import { questionnaires } from '#test/service/seed/questionnaire.ts'
import { expect } from './watch.ts'

/** Options that result in C3; every other question has its third. */
export const CHOSEN: Readonly<Record<string, string>> = {
  T01: 'T01B',
  T16: 'T16A',
  T11: 'T11C',
  T12: 'T12C',
  T14: 'T14D',
  T15: 'T15D',
}

/** Answers the questions from the place `from` (counted from 0) up to, not including, `to`. */
export async function answer(page: Page, from: number, to: number, chosen = CHOSEN): Promise<void> {
  const { topics } = questionnaires.V2
  for (const [at, { id, title, options }] of topics.entries()) {
    if (at < from || at >= to) continue
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    const option = options.find((each) => each.id === (chosen[id] ?? `${id}C`)) ?? options[2]
    await page.getByLabel(option?.text ?? '', { exact: true }).check()
    await page.getByRole('button', { name: at + 1 === topics.length ? '检查答案' : '下一题' }).click()
  }
}

/** Fills in the form as an adult without special circumstances. */
export async function fillProfile(page: Page, more: Readonly<Record<string, string>> = {}): Promise<void> {
  const lists = {
    证件类型: '居民身份证',
    职业: '企业职工',
    年收入: '10万—30万元',
    金融资产: '50万—300万元',
    学历: '本科',
  }
  await page.getByLabel('姓名').fill(more['姓名'] ?? '示例客户')
  await page.getByLabel('出生日期').fill(more['出生日期'] ?? '1988-05-20')
  await page.getByLabel('投资年限').fill('6')
  for (const [label, option] of Object.entries(lists)) await page.getByLabel(label).selectOption(option)
  await page.getByLabel('税收居民身份').selectOption('仅为中国税收居民')
  for (const question of ['是否本人投资', '实际控制人', '实际受益人', '完全民事行为能力']) {
    await page.getByRole('group', { name: question }).getByLabel('是', { exact: true }).check()
  }
  await page.getByRole('group', { name: '不良诚信记录' }).getByLabel('否', { exact: true }).check()
  await page.getByRole('checkbox', { name: /本人声明/ }).check()
}
