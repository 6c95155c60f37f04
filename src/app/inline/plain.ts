import { isSite } from '#lib/path/site.ts'
import { type Files, load } from './show.ts'

declare const __FILES__: Files
/** The script of the site's plain page. */
declare const __SITE_FILES__: Files

load(location.pathname === '/' || isSite(location.pathname) ? __SITE_FILES__ : __FILES__)
