import { isSite } from '#lib/path/site.ts'
import { offerRetry } from './offer-retry.ts'
import { type Files, load } from './show.ts'

declare const __FILES__: Files
/** The script of the site's plain page. */
declare const __SITE_FILES__: Files

const script = load(location.pathname === '/' || isSite(location.pathname) ? __SITE_FILES__ : __FILES__)
if (script) offerRetry(script)
