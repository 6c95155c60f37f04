import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderApp } from '#test/render-app.tsx'
import { useVisitor } from '#session/visitor-context.tsx'
import { createOutside } from '#wechat/outside.ts'
import { PageProvider } from '#wechat/page.tsx'
import { useWifiOnly } from './wifi-only.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function held({ wanted = true, type, device = {} }: { wanted?: boolean; type?: string; device?: object }) {
  vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: device } }))
  const host = {
    ...createOutside('ios', 'http://stage.example/'),
    ...(type !== undefined && { networkType: async () => ({ state: 'ok', value: type }) as const }),
  }
  let shown: boolean | undefined
  function Shown() {
    shown = useWifiOnly()
    return null
  }
  function Wanted() {
    const { preferences } = useVisitor()
    preferences.set({ wifiOnly: wanted })
    return (
      <PageProvider host={host} pattern="/" policy="N" link={(to) => to}>
        <Shown />
      </PageProvider>
    )
  }
  renderApp(<Wanted />, { path: '/' })
  await act(async () => undefined)
  return shown
}

it.each([
  [{ type: 'wifi' }, false],
  [{ type: '5g' }, true],
  [{ device: { type: 'wifi' } }, false],
  [{ device: { type: 'cellular' } }, true],
  // WebKit does not report its network: with Wi-Fi only, an unknown network counts as mobile.
  [{}, true],
  [{ wanted: false, type: '4g' }, false],
] as const)('video asks for confirmation off Wi-Fi if Wi-Fi only is set: %o', async (stage, isHeld) => {
  expect(await held(stage)).toBe(isHeld)
})
