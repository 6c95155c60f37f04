import type { Page } from '@playwright/test'

/** The page's own part. */
export const main = (page: Page) => page.locator('#main')
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** A part of the page, by its heading. */
export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** An answer of the service that went well. */
export const ok = (data: unknown) => ({ json: { code: 0, message: '', data } })
