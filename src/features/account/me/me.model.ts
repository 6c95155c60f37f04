import { orderList, refundList, unsignedOrders } from '#api/domains/trade/order.ts'
import { checkWhitelist, usersMe, salesInfo, vipCheckLevel, vipSubscriptions } from '#api/domains/account/users.ts'
import { showLogin } from '#api/domains/account/app-config.ts'
import type { Me } from '#api/shapes.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useToday } from '#data/use-server-clock.ts'
import { stamp } from '#lib/time/dates.ts'
import { fileAt } from '#entities/stored-file/stored-file.ts'
import { salesNumber } from '#session/attribution.ts'
import { useSignedIn } from '#session/context.tsx'
import { useTrack } from '#tracking/context.tsx'
import { type MeView, type Running, type ToDo, toDos, toMeView, toRunning, toSellerView } from './me.words.ts'
import { useIdle } from '#ui/use-idle.ts'
import { useMounted } from '#ui/mounted.ts'

/** Who is signed in. */
export interface Header {
  /** undefined for customers; `login`: the address of the login, '' if the service hides it. */
  guest: { login: string } | undefined
  me: Loaded<MeView>
}

export interface MePage {
  header: Header
  /** When the shown data was saved, for the offline bar; '' while it is fresh. */
  savedAt: string
  toDos: ToDo[]
  /** Some to-dos are unknown: an answer failed. */
  isPartial: boolean
  /** How many orders wait for the customer. */
  waiting: number
  /** Whether the bell counts. */
  hasCount: boolean
  /** The customer's running services; undefined while the customer is unknown. */
  running: Loaded<Running[]> | undefined
  seller: { name: string; role: string; avatarUrl: string; qrUrl: string } | null
  /** Which entries there are beside those of a guest. */
  more: 'none' | 'customer' | 'promoter'
  entered: (name: string) => void
}

/** All of 「我的」. The first render, like the prerendered page, is that of a guest. @param opens whether a path is a page */
export function useMe(opens: (path: string) => boolean): MePage {
  const mounted = useMounted()
  const signedIn = useSignedIn() && mounted
  const me = useCall(usersMe, mounted ? {} : null, { offline: { title: '我的', route: '/me' } })
  const track = useTrack()
  const now = useToday()
  return {
    header: useHeader(signedIn, me, now),
    savedAt: me.state === 'ready' && me.stale ? stamp(me.savedAt) : '',
    ...useToDos(signedIn, mounted, me, now),
    // Who has no number yet is refused most of what the bell counts.
    hasCount: useIdle(signedIn && me.state === 'ready' && me.data.mobileMasked !== ''),
    running: useRunning(me, opens, now),
    seller: useSeller(me),
    more: useMore(signedIn),
    entered: (name) => void track('me', 'entry', name),
  }
}

/** A customer has more entries than a guest, a promoter the materials as well. */
function useMore(signedIn: boolean): MePage['more'] {
  const promoter = useCall(checkWhitelist, { feature: 'PROMOTION' }, { cache: true })
  if (!signedIn) return 'none'
  return promoter.state === 'ready' && promoter.data.in ? 'promoter' : 'customer'
}

function useHeader(signedIn: boolean, me: Loaded<Me>, now: number | undefined): Header {
  const config = useCall(showLogin, {}, { cache: true })
  const vip = useCall(vipCheckLevel, me.state === 'ready' && me.data.vipLevel > 0 ? {} : null)
  const shown = config.state !== 'ready' || config.data.show
  return {
    guest: signedIn ? undefined : { login: shown ? '登录/注册' : '' },
    me: mapLoaded(me, (data) => {
      const view = toMeView(data, dataOf(vip), now)
      return { ...view, avatarUrl: fileAt(view.avatarUrl) }
    }),
  }
}

function useToDos(
  signedIn: boolean,
  mounted: boolean,
  me: Loaded<Me>,
  now: number | undefined,
): Pick<MePage, 'toDos' | 'isPartial' | 'waiting'> {
  const input = mounted ? {} : null
  const unsigned = useCall(unsignedOrders, input)
  const unpaid = useCall(orderList, input && { status: 'PAY', pageNo: 1, pageSize: 1 })
  const refunds = useCall(refundList, input)
  if (!signedIn || me.state !== 'ready') return { toDos: [], isPartial: false, waiting: 0 }
  const toSign = dataOf(unsigned)?.length ?? 0
  const toPay = dataOf(unpaid)?.total ?? 0
  return {
    toDos: toDos(
      { unsigned: toSign, unpaid: toPay, refunds: dataOf(refunds)?.unread ?? 0, evalExpireAt: me.data.evalExpireAt },
      now,
    ),
    waiting: toSign + toPay,
    // Items whose answer failed may still be waiting.
    isPartial: [unsigned.state, unpaid.state, refunds.state].includes('failed'),
  }
}

function useRunning(me: Loaded<Me>, opens: (path: string) => boolean, now: number | undefined): MePage['running'] {
  // Saved for 我的课程: of two reads at once only the first saves its answer.
  const offline = { title: '我的课程', route: '/me/course', part: true }
  const services = useCall(vipSubscriptions, me.state === 'ready' ? {} : null, { offline })
  return me.state === 'failed' ? undefined : mapLoaded(services, (data) => toRunning(data, now, opens))
}

/** The customer's adviser: the one on record, else the one whose link they followed. */
function useSeller(me: Loaded<Me>): MePage['seller'] {
  const number = me.state === 'ready' ? (me.data.salesNumber ?? salesNumber()) : null
  const person = useCall(salesInfo, number ? { number } : null)
  if (person.state !== 'ready') return null
  const { avatarUrl, wecomQrUrl } = person.data
  return { ...toSellerView(person.data), avatarUrl: fileAt(avatarUrl), qrUrl: fileAt(wecomQrUrl ?? '') }
}
