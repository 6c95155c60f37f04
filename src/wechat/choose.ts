import type { Host } from './host.ts'
import { type InsideDeps, createInside } from './inside.ts'
import { createOutside } from './outside.ts'

/** What the user agent tells; the shape `readAgent` gives. */
interface Agent {
  wechat: boolean
  wecom: boolean
  miniProgram: boolean
  platform: string
  pcWechat: boolean
}

/**
 * The host for this page, chosen once at boot. WeCom and a mini program's web view carry WeChat's name but neither
 * take our signature nor share: there the page behaves as in a plain browser.
 */
export function chooseHost(agent: Agent, deps: Pick<InsideDeps, 'landingUrl' | 'sign'>): Host {
  const platform = agent.platform === 'android' || agent.platform === 'ios' ? agent.platform : 'other'
  const inside = agent.wechat && !agent.wecom && !agent.miniProgram
  return inside
    ? createInside({ ...deps, platform, desktop: agent.pcWechat })
    : createOutside(platform, deps.landingUrl)
}
