import { HOME } from '#lib/path/home.ts'
import type { To } from './item.ts'

const offline = { title: '首页', route: HOME }
/** The answer the page is built from. */
export const WHOLE = { cache: true, offline }
/** An answer of one module, without which the page works. */
export const PART = { cache: true, offline: { ...offline, part: true } }

/** The props of every module. */
export interface PartProps {
  to: To
  /** Reports that an item of the module with this key was opened. */
  opened: (module: string) => void
}
