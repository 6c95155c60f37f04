import { HOME } from '#lib/path/home.ts'
import type { To } from './item.ts'

const offline = { title: '首页', route: HOME }
/** The answer that the page is built of. */
export const WHOLE = { cache: true, offline }
/** An answer of one module, which the page stands without. */
export const PART = { cache: true, offline: { ...offline, part: true } }

/** What every module is given. */
export interface PartProps {
  to: To
  /** Reports that something of the module with this key was opened. */
  opened: (module: string) => void
}
