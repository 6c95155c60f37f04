import type { Host } from './host.ts'
import { type InsideDeps, createInside } from './inside.ts'
import { createOutside } from './outside.ts'

/** The result of `readAgent`. */
interface Agent {
  wechat: boolean
  wecom: boolean
  miniProgram: boolean
  platform: string
  pcWechat: boolean
}

/**
 * The host of this page, chosen once at boot. WeCom and a mini program's web view have WeChat's user agent, but neither
 * accept our signature nor share: there the page behaves as in a plain browser.
 */
export function chooseHost(agent: Agent, deps: Pick<InsideDeps, 'landingUrl' | 'sign'>): Host {
  const platform = agent.platform === 'android' || agent.platform === 'ios' ? agent.platform : 'other'
  const inside = agent.wechat && !agent.wecom && !agent.miniProgram
  return inside
    ? createInside({ ...deps, platform, desktop: agent.pcWechat })
    : createOutside(platform, deps.landingUrl)
}
