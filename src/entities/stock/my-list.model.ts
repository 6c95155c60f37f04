import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { myStockAdd, myStockAddList, myStockList, myStockReduce, myStockSort } from '#api/domains/stock/my-stock.ts'
import { useAccount } from '#data/deps.tsx'
import { explain } from '#data/explain.ts'
import { type Loaded, mapLoaded, ready } from '#data/loaded.ts'
import { useStale } from '#data/write/stale.ts'
import { useCall } from '#data/use-call.ts'
import { useMutateCall } from '#data/write/use-mutate-call.ts'
import { useSend } from '#data/provider.tsx'
import { STOCKS } from '#lib/path/stock-href.ts'
import { useSignedIn } from '#session/context.tsx'
import { useTrack } from '#tracking/context.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { GUEST_MOST, guestList, type Listed, setGuestList, subscribeGuestList } from './guest-list.ts'

/** The visitor's stocks in their order: a guest's on the device, a customer's with the service. product ST-01 */
export interface MyList {
  loaded: Loaded<readonly Listed[]>
  isGuest: boolean
  has: (symbol: string) => boolean
  /** Puts one on top; false where it could not be. Says itself why. */
  add: (stock: Listed) => Promise<boolean>
  /** Takes them off; false where the service refused. */
  remove: (symbols: readonly string[]) => Promise<boolean>
  /** Puts the list in this order. */
  sort: (symbols: readonly string[]) => Promise<boolean>
}

const offline = { title: '自选股', route: STOCKS }

export function useMyList(): MyList {
  const signedIn = useSignedIn()
  const own = useCall(myStockList, {}, { offline })
  const guests = useSyncExternalStore(subscribeGuestList, guestList, guestList)
  const track = useTrack()
  const write = useWrites()
  useMerge(signedIn ? guests : [])
  const loaded = useMemo((): Loaded<readonly Listed[]> => {
    if (signedIn) return mapLoaded(own, (list) => list.map(({ symbol, name }) => ({ symbol, name })))
    return ready(guests)
  }, [signedIn, own, guests])
  const list = loaded.state === 'ready' ? loaded.data : []
  const report = (what: string, symbols: readonly string[]) => void track('stock', what, symbols.slice(0, 3).join(','))
  return {
    loaded,
    isGuest: !signedIn,
    has: (symbol) => list.some((each) => each.symbol === symbol),
    add: async (stock) => {
      const done = await (signedIn ? write.add(stock) : write.addAsGuest(stock, guests))
      if (done) report('add', [stock.symbol])
      return done
    },
    remove: async (symbols) => {
      report('remove', symbols)
      if (signedIn) return write.remove(symbols)
      setGuestList(guests.filter(({ symbol }) => !symbols.includes(symbol)))
      return true
    },
    sort: async (symbols) => {
      report('sort', symbols)
      if (signedIn) return write.sort(symbols)
      setGuestList(inOrder(guests, symbols))
      return true
    },
  }
}

/** The rows named first, in their order, the others after them. */
export function inOrder<T extends { symbol: string }>(rows: readonly T[], symbols: readonly string[]): T[] {
  const places = new Map(symbols.map((symbol, place) => [symbol, place]))
  const place = ({ symbol }: T) => places.get(symbol) ?? symbols.length
  return [...rows].sort((a, b) => place(a) - place(b))
}

/** Writes of a customer: shown at once, put back where the service refuses, which is said. */
function useWrites() {
  const send = useSend()
  const mutate = useMutateCall()
  const renew = useStale()
  const toast = useToast()
  const tried = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (error) {
      toast(explain(error))
      return false
    } finally {
      void renew([myStockList])
    }
  }
  return {
    add: ({ symbol }: Listed) => tried(() => send(myStockAdd, { symbol })),
    async addAsGuest(stock: Listed, guests: readonly Listed[]) {
      if (guests.length >= GUEST_MOST) toast(`未登录最多添加${GUEST_MOST}只，登录后可添加更多`)
      else setGuestList([stock, ...guests.filter(({ symbol }) => symbol !== stock.symbol)])
      return guests.length < GUEST_MOST
    },
    remove(symbols: readonly string[]) {
      mutate(myStockList, {}, (old) => old.filter(({ symbol }) => !symbols.includes(symbol)))
      return tried(() => send(myStockReduce, { symbols: [...symbols] }))
    },
    sort(symbols: readonly string[]) {
      mutate(myStockList, {}, (old) => inOrder(old, symbols))
      return tried(() => send(myStockSort, { symbols: [...symbols] }))
    },
  }
}

/** One merge at a time, whoever shows the list. */
let merging = ''

/** What a guest had on the device goes below the customer's list, once; it stays where the service refuses. */
function useMerge(guests: readonly Listed[]): void {
  const send = useSend()
  const renew = useStale()
  const toast = useToast()
  const account = useAccount()
  const symbols = guests.map(({ symbol }) => symbol).join(',')
  useEffect(() => {
    const attempt = `${account} ${symbols}`
    if (symbols === '' || merging === attempt) return
    merging = attempt
    send(myStockAddList, { symbols: symbols.split(',') }).then(
      () => {
        setGuestList([])
        void renew([myStockList])
      },
      (error: unknown) => toast(`未能合并本机的自选股：${explain(error)}`),
    )
  }, [account, symbols, send, renew, toast])
}
