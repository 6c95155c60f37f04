import { useState } from 'react'
import type { OutputOf } from '#api/call.ts'
import { brokerConfig } from '#api/domains/account/app-config.ts'
import { brokerInviteCode } from '#api/domains/strategy/broker-open.ts'
import { DeviceError } from '#data/explain.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useSend } from '#data/provider.tsx'
import { useCall } from '#data/use-call.ts'
import { useVendorVisit } from '#data/write/use-vendor-trip.ts'
import { picture } from '#entities/stored-file/stored-file.ts'
import { loginHref } from '#lib/path/login-href.ts'
import { BROKERS } from '#lib/path/partner-href.ts'
import { useNoteConsent } from '#session/consent/separate-consents.ts'
import { useSignedIn } from '#session/context.tsx'
import { useTrack } from '#tracking/context.tsx'
import { usePage } from '#wechat/page.tsx'

/** A broker where an account may be opened. */
export interface Broker {
  brokerId: string
  name: string
  logo: string
  licence: string
  /** The host that the customer is sent to. */
  host: string
}

export interface BrokersPage {
  brokers: Loaded<Broker[]>
  /** The login link of a guest; undefined for customers. */
  guest: string | undefined
  chosen: Broker | undefined
  choose: (broker: Broker | undefined) => void
  consent: { ticked: boolean; tick: (on: boolean) => void; error: string }
  error: string
  busy: boolean
  go: () => void
}

const title = '券商开户'
const CLOSED = '券商页面暂时无法打开，请稍后再试'

/** 券商开户: nothing is sent before the consent and the press. SV-06 */
export function useBrokers(): BrokersPage {
  usePage({ title, card: { title, desc: '在持牌券商办理，开户服务由券商提供' } })
  const send = useSend()
  const track = useTrack()
  const note = useNoteConsent()
  const signedIn = useSignedIn()
  const found = useCall(brokerConfig, {}, { offline: { title, route: BROKERS } })
  const [chosen, setChosen] = useState<Broker>()
  const [ticked, setTicked] = useState(false)
  const visit = useVendorVisit({
    missing: ticked ? '' : '请先阅读并同意',
    async open() {
      if (!chosen) throw new Error('no broker was chosen')
      const { url } = await send(brokerInviteCode, { brokerId: chosen.brokerId })
      if (hostOf(url) !== chosen.host) throw new DeviceError(CLOSED)
      note(`单独同意向${chosen.name}提供邀请码`)
      void track('service', 'broker_jump', chosen.brokerId)
      setChosen(undefined)
      return url
    },
    closed: CLOSED,
  })
  return {
    brokers: mapLoaded(found, (list) => list.map(toBroker)),
    guest: signedIn ? undefined : loginHref(BROKERS),
    chosen,
    choose(broker) {
      setTicked(false)
      setChosen(broker)
    },
    consent: { ticked, tick: setTicked, error: visit.missing },
    error: visit.error,
    busy: visit.busy,
    go: visit.go,
  }
}

function toBroker({ brokerId, name, logoUrl, licence, url }: OutputOf<typeof brokerConfig>[number]): Broker {
  return { brokerId, name, logo: picture(logoUrl), licence, host: hostOf(url) }
}

/** The host of a complete address; '' where it is none. */
function hostOf(url: string): string {
  try {
    const { protocol, host } = new URL(url)
    return protocol === 'https:' ? host : ''
  } catch {
    return ''
  }
}
