import type { Send } from '#api/send.ts'
import { jsapiSignature } from '#api/domains/account/wx.ts'
import type { Agent } from '#lib/user-agent.ts'
import { chooseHost } from '#wechat/choose.ts'
import type { Host } from '#wechat/host.ts'

/** The host app of the page, with addresses signed by the service. */
export function openHost(agent: Agent, landingUrl: string, send: Send): Host {
  return chooseHost(agent, { landingUrl, sign: (url) => send(jsapiSignature, { url }) })
}
