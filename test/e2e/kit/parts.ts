import type { Page } from '@playwright/test'

/** The main element. */
export const main = (page: Page) => page.locator('#main')
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** A section of the page, by its heading. */
export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** A successful answer of the service. */
export const ok = (data: unknown) => ({ json: { code: 0, message: '', data } })
