import { type Host, unavailable } from './host.ts'

/** A plain browser: WeChat's functions are unavailable and nothing is loaded. product §0.5 */
export function createOutside(platform: Host['platform'], landingUrl: string): Host {
  const nothing = () => Promise.resolve(unavailable)
  return {
    kind: 'outside',
    platform,
    start: nothing,
    share: nothing,
    pay: nothing,
    preview: nothing,
    scan: nothing,
    openLocation: nothing,
    networkType: nothing,
    closeWindow: nothing,
    report: () => ({
      kind: 'outside',
      platform,
      bridge: false,
      landingUrl,
      currentUrl: location.href,
      tries: [],
    }),
  }
}
