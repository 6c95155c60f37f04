import type { Page } from '@playwright/test'
import type { Phone } from './fixtures.ts'

/** A customer in the middle of a course. */
export const LEARNER = '13800000002'
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** A customer in WeChat who has consented. */
export async function customer(
  phone: (place: 'android', options: object) => Promise<Phone>,
  mobile: string,
): Promise<Phone> {
  return phone('android', { signedInAs: mobile, consent: true })
}
