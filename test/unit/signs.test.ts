import { describe, expect, it } from 'vitest'
import { signs as ofServices } from '#site/index/signs.ts'
import { services } from '#site/index/text.ts'
import type { SignShape } from '#ui/sign/sign.tsx'
import { signs } from '#ui/sign/signs.ts'
import { sources } from './sources.ts'

const all: Readonly<Record<string, SignShape>> = { ...signs, ...ofServices }

/** A sign and the label beside it, wherever code or the service's menu has both. */
function labelled(code: string): [sign: string, label: string][] {
  const inCode = [...code.matchAll(/sign: signs\.(\w+),\s*(?:label|title): '([^']+)'/g)]
  const inMenu = [...code.matchAll(/label: '([^']+)', icon: '(\w+)'/g)].filter(([, , icon = '']) => icon in all)
  return [
    ...inCode.map(([, sign = '', label = '']): [string, string] => [sign, label]),
    ...inMenu.map(([, label = '', icon = '']): [string, string] => [icon, label]),
  ]
}
const others = (pairs: [string, string][]) => pairs.filter(([sign, label]) => all[sign]?.meaning !== label)

describe('a sign', () => {
  it('has one meaning, and one meaning has one sign', () => {
    const pairs = sources(/^(?:src|test\/service)\/.*\.tsx?$/).flatMap(({ text }) => labelled(text))
    expect(pairs.length).toBeGreaterThan(15)
    expect(others(pairs)).toEqual([])
    expect(others(labelled("{ sign: signs.gear, label: '我的订单' }"))).toHaveLength(1)
    expect(others(labelled("{ label: '收货地址', icon: 'building' }"))).toHaveLength(1)
  })

  it('is drawn once, and no two have the same meaning', () => {
    const set = Object.values(all)
    expect(new Set(set.map(({ shape, line }) => shape + line)).size).toBe(set.length)
    expect(new Set(set.map(({ meaning }) => meaning)).size).toBe(set.length)
  })

  it('that no menu shows is removed', () => {
    const shown = sources(/^(?:src|test\/service)\/.*\.tsx?$/).flatMap(({ text }) =>
      labelled(text).map(([sign]) => sign),
    )
    expect(
      Object.keys(all).filter(
        (name) => !shown.includes(name) && name !== 'more' && !services.some(({ sign }) => sign === all[name]),
      ),
    ).toEqual([])
  })
})
