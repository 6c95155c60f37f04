import { orderList, refundList, unsignedOrders } from '#api/domains/trade/order.ts'
import { usersMe, salesInfo, vipCheckLevel } from '#api/domains/account/users.ts'
import { showLogin } from '#api/domains/account/app-config.ts'
import type { Me } from '#api/shapes.ts'
import { useData } from '#data/deps.tsx'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { stamp } from '#lib/time/dates.ts'
import { fileAt } from '#entities/stored-file/stored-file.ts'
import { salesNumber } from '#session/attribution.ts'
import { useSignedIn } from '#session/context.tsx'
import { useTrack } from '#tracking/context.tsx'
import { type MeView, type ToDo, toDos, toMeView, toSellerView } from './me.words.ts'
import { useMounted } from '#ui/mounted.ts'

/** Who is signed in. */
export interface Header {
  /** undefined for customers; `login`: the way in, '' where the service shows none. */
  guest: { login: string } | undefined
  me: Loaded<MeView>
}

export interface MePage {
  header: Header
  /** When the shown data was saved, for the offline bar; '' while it is fresh. */
  savedAt: string
  /** One line each; never empty, so that the strip keeps its height. */
  toDos: ToDo[]
  seller: { name: string; role: string; avatarUrl: string; qrUrl: string } | null
  entered: (name: string) => void
}

/** All of 「我的」. The first render, like the prerendered page, is that of a guest. */
export function useMe(): MePage {
  const mounted = useMounted()
  const signedIn = useSignedIn() && mounted
  const me = useCall(usersMe, mounted ? {} : null, { offline: { title: '我的', route: '/me' } })
  const track = useTrack()
  return {
    header: useHeader(signedIn, me),
    savedAt: me.state === 'ready' && me.stale ? stamp(me.savedAt) : '',
    toDos: useToDos(signedIn, mounted, me),
    seller: useSeller(me),
    entered: (name) => void track('me', 'entry', name),
  }
}

function useHeader(signedIn: boolean, me: Loaded<Me>): Header {
  const { now } = useData()
  const config = useCall(showLogin, {}, { cache: true })
  const vip = useCall(vipCheckLevel, me.state === 'ready' && me.data.vipLevel > 0 ? {} : null)
  const shown = config.state !== 'ready' || config.data.show
  return {
    guest: signedIn ? undefined : { login: shown ? '登录/注册' : '' },
    me: mapLoaded(me, (data) => {
      const view = toMeView(data, vip.state === 'ready' ? vip.data.name : '', now())
      return { ...view, avatarUrl: fileAt(view.avatarUrl) }
    }),
  }
}

function useToDos(signedIn: boolean, mounted: boolean, me: Loaded<Me>): ToDo[] {
  const { now } = useData()
  const input = mounted ? {} : null
  const unsigned = useCall(unsignedOrders, input)
  const unpaid = useCall(orderList, input && { status: 'PAY', pageNo: 1, pageSize: 1 })
  const refunds = useCall(refundList, input)
  if (!signedIn) return [plain('登录后可查看待办事项')]
  if (me.state !== 'ready') return [plain('\u00a0')]
  const list = toDos(
    {
      unsigned: unsigned.state === 'ready' ? unsigned.data.length : 0,
      unpaid: unpaid.state === 'ready' ? unpaid.data.total : 0,
      refunds: refunds.state === 'ready' ? refunds.data.unread : 0,
      evalExpireAt: me.data.evalExpireAt,
    },
    now(),
  )
  const states = [unsigned.state, unpaid.state, refunds.state]
  // Items whose answer failed may still be waiting.
  if (states.includes('failed')) return [...list, plain('部分待办暂时无法获取')]
  if (list.length > 0) return list
  return [plain(states.includes('loading') ? '\u00a0' : '暂无待办事项')]
}

const plain = (text: string): ToDo => ({ text, href: '' })

/** The person who serves this customer: the one on record, else the one whose link they came by. */
function useSeller(me: Loaded<Me>): MePage['seller'] {
  const number = me.state === 'ready' ? (me.data.salesNumber ?? salesNumber()) : null
  const person = useCall(salesInfo, number ? { number } : null)
  if (person.state !== 'ready') return null
  const { avatarUrl, wecomQrUrl } = person.data
  return { ...toSellerView(person.data), avatarUrl: fileAt(avatarUrl), qrUrl: fileAt(wecomQrUrl ?? '') }
}
