import type { Page } from '@playwright/test'

/** A module of 首页, by its heading. */
export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** An answer of the service that went well. */
export const ok = (data: unknown) => ({ json: { code: 0, message: '', data } })
