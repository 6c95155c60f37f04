import { bridge, bridgeWithin } from './bridge.ts'
import { createCalls } from './calls.ts'
import { type Configure, createConfigure } from './configure.ts'
import { type Host, type HostResult, type ShareCard, done, failed, unavailable } from './host.ts'
import { createMenu, type Menu } from './menu.ts'
import { pay } from './pay.ts'
import { ANSWER_TIMEOUT, type Sdk, type Signature, loadSdk } from './sdk.ts'
import { createSigner } from './signer.ts'
import { createVerifier } from './verify.ts'

/** Passed in by boot. */
export interface InsideDeps {
  platform: Host['platform']
  /** A PC client of WeChat. */
  desktop: boolean
  /** The result of `landingUrl`, taken before anything changed the history. */
  landingUrl: string
  /** Asks the service to sign an address. May reject. */
  sign: (url: string) => Promise<Signature>
  /** The SDK; tests pass a fake. */
  load?: () => Promise<Sdk>
  now?: () => number
}

interface Loaded {
  sdk: Sdk
  configure: Configure
  menu: Menu
}

/** WeChat, through weixin-js-sdk. Nothing is loaded before `start`. */
export function createInside(deps: InsideDeps): Host {
  const signer = createSigner(deps.sign, deps.now ?? Date.now)
  const currentUrl = () => location.href
  let loaded: Loaded | undefined
  let starting: Promise<HostResult> | undefined
  let wantedCard: ShareCard | null | undefined
  let generation = 0

  const load = async (): Promise<HostResult> => {
    if (!(await bridgeWithin(ANSWER_TIMEOUT))) return unavailable
    try {
      const sdk = await (deps.load ?? loadSdk)()
      const verify = createVerifier(sdk)
      const configure = createConfigure({ ...deps, currentUrl, signer, verify })
      loaded = { sdk, configure, menu: createMenu(sdk, deps.desktop) }
      return done
    } catch (error) {
      return failed(`load: ${String(error)}`)
    }
  }

  /** Passes the newest card to the client; an older run ends with `cancel`. */
  const applyCard = async (): Promise<HostResult> => {
    const mine = ++generation
    if (!loaded) return unavailable
    const configured = await loaded.configure.run(() => mine === generation)
    if (mine !== generation) return { state: 'cancel' }
    if (configured.state !== 'ok' || wantedCard === undefined) return configured
    return loaded.menu.carry(wantedCard)
  }

  const begin = async (): Promise<HostResult> => {
    const result = await load()
    if (result.state === 'ok') {
      addEventListener('pageshow', (event) => {
        if (!event.persisted) return
        loaded?.configure.forget()
        loaded?.menu.forget()
        void applyCard()
      })
      return applyCard()
    }
    starting = undefined
    if (!bridge()) document.addEventListener('WeixinJSBridgeReady', () => void start(), { once: true })
    return result
  }
  const start = () => (starting ??= begin())

  /** The SDK with this page verified, for a call the customer started. */
  const verified = async (): Promise<HostResult<Sdk>> => {
    if (!loaded) await start()
    if (!loaded) return unavailable
    const configured = await loaded.configure.run(() => true)
    return configured.state === 'ok' ? { state: 'ok', value: loaded.sdk } : configured
  }

  return {
    kind: 'inside',
    platform: deps.platform,
    start,
    share(card) {
      wantedCard = card
      return applyCard()
    },
    pay,
    ...createCalls({ verified, sdk: () => loaded?.sdk }),
    report: () => ({
      kind: 'inside',
      platform: deps.platform,
      bridge: bridge() !== undefined,
      landingUrl: deps.landingUrl,
      currentUrl: currentUrl(),
      tries: loaded?.configure.tries() ?? [],
    }),
  }
}
