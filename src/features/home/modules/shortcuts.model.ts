import type { InferOutput } from 'valibot'
import { navbar } from '#api/domains/account/app-config.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useView } from '#data/use-view.ts'
import type { SignShape } from '#ui/sign/sign.tsx'
import { isSign, signs } from '#ui/sign/signs.ts'
import { tabs } from '#ui/nav/tab-bar.tsx'
import type { To } from './item.ts'
import { PART } from './part.ts'

interface Shortcut {
  key: string
  label: string
  sign: SignShape
  href: string
}

const MOST = 8

/** Up to eight shortcuts, without those in the tab bar. */
export function useShortcuts(to: To): Loaded<Shortcut[]> {
  return useView(useCall(navbar, {}, PART), (entries) => toShortcuts(entries, to), [])
}

function toShortcuts(entries: InferOutput<(typeof navbar)['output']>, to: To): Shortcut[] {
  return entries
    .flatMap(({ key, label, icon, path }) => {
      const href = to(path)
      const there = tabs.some((tab) => tab.path === href)
      return href === undefined || there ? [] : [{ key, label, sign: signs[isSign(icon) ? icon : 'more'], href }]
    })
    .slice(0, MOST)
}
