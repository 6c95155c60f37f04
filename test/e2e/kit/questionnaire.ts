import type { Page } from '@playwright/test'
import { questionnaires } from '#test/service/seed/questionnaire.ts'
import { expect } from './watch.ts'

/** Options of somebody who comes out at C3; every other question has its third. */
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
