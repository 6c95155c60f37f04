import { createRequire } from 'node:module'
import type { CompatData, Identifier, SimpleSupportStatement, SupportStatement } from '@mdn/browser-compat-data'
import type { BrowserContext } from '@playwright/test'

const FLOOR = { chrome: 99, safari_ios: 15.4 }

function isNewer(entry: Identifier): boolean {
  const support = entry.__compat?.support
  if (!support) return false
  return since(support.chrome) > FLOOR.chrome || since(support.safari_ios) > FLOOR.safari_ios
}

function since(support: SupportStatement | undefined): number {
  const [first] = ([] as SimpleSupportStatement[]).concat(support ?? [])
  const version = first?.version_added
  return typeof version === 'string' ? Number(version.replace('≤', '')) || Infinity : Infinity
}

const KEPT = new Set(['__compat', 'trustedTypes'])

/** Interfaces and their members that Chrome 99 or Safari 15.4 lack, by Mozilla's data. */
function newerApis(): { owner: string; member?: string }[] {
  const bcd = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData // JSON has no type of its own
  const owners = [...Object.entries(bcd.api), ...Object.entries(bcd.javascript.builtins ?? {})]
  return owners.flatMap(([owner, entry]) => {
    // A browser that enforces Trusted Types has them.
    if (/^trusted/i.test(owner)) return []
    if (isNewer(entry as Identifier)) return [{ owner }]
    const members = Object.entries(entry).filter(([key, member]) => !KEPT.has(key) && isNewer(member as Identifier))
    return members.map(([key]) => ({ owner, member: key.replace(/_static$/, '') }))
  })
}

/** Removes from the pages of a context what the oldest supported browsers lack, and lets pictures be read as there. */
export async function atFloor(context: BrowserContext): Promise<void> {
  await context.addInitScript((apis) => {
    for (const { owner, member } of apis) {
      if (member === undefined) Reflect.deleteProperty(globalThis, owner)
      const known: unknown = Reflect.get(globalThis, owner)
      for (const target of [known, Object(known).prototype])
        if (member !== undefined && target) Reflect.deleteProperty(target, member)
    }
    const decode = globalThis.createImageBitmap
    globalThis.createImageBitmap = async (image: ImageBitmapSource, options?: unknown) => {
      if (Object(options).imageOrientation === 'from-image')
        throw new TypeError("The provided value 'from-image' is not a valid enum value of type ImageOrientation.")
      return decode(image)
    }
  }, newerApis())
}
