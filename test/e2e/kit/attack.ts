import type { Page } from '@playwright/test'
import { CANARY } from '#test/corpora/hostile.ts'
import type { Phone } from './fixtures.ts'
import { expect, installControls, strayRequests } from './controls.ts'

/** A visit to a page under attack. */
export interface Attack {
  page: Page
  phone: Phone
  /** Forbidden attempts: executed scripts, dialogs, requests and navigations elsewhere. */
  caught(): Promise<string[]>
}

/** A page in which every successful attack leaves a trace. */
export async function underAttack(phone: Phone): Promise<Attack> {
  const { context, page, origin } = phone
  await installControls(context)
  const strays = strayRequests(context, origin)
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await context.addInitScript((canary) => {
    const left: string[] = []
    Object.assign(window, {
      left,
      [canary]: () => Object.assign(window, { __pwned: true }),
    })
    Object(window).navigation?.addEventListener('navigate', (event: Event) => {
      const { destination }: { destination: { url: string } } = Object(event)
      if (new URL(destination.url).origin === location.origin) return
      left.push(destination.url)
      event.preventDefault()
    })
  }, CANARY)
  await phone.open('/me')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return {
    page,
    phone,
    async caught() {
      const seen = await page.evaluate(() => ({
        left: Object(window).left as string[], // set above
        pwned: Object(window).__pwned === true || Object(Object.prototype).polluted !== undefined,
      }))
      return [...strays, ...dialogs, ...seen.left, ...(seen.pwned ? ['a script ran'] : [])]
    },
  }
}

/** Lone surrogates cannot be encoded in a URL. */
export const spellable = (values: readonly string[]) => values.filter((value) => value.isWellFormed())
