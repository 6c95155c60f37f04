import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
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

/** The visitor's watchlist in order: a guest's on the device, a customer's on the service. ST-01 */
export interface MyList {
  loaded: Loaded<readonly Listed[]>
  isGuest: boolean
  has: (symbol: string) => boolean
  /** Adds a stock at the top; false if that failed, with a message shown. */
  add: (stock: Listed) => Promise<boolean>
  /** Removes stocks; false if the service rejected it. */
  remove: (symbols: readonly string[]) => Promise<boolean>
  /** Sorts the list after one of them was moved. */
  sort: (symbols: readonly string[], moved: string) => Promise<boolean>
}

const offline = { title: '自选股', route: STOCKS }

/** `whole`: the page shows the list itself; any other page works without it. */
export function useMyList({ whole = false } = {}): MyList {
  const signedIn = useSignedIn()
  const own = useCall(myStockList, {}, { offline: { ...offline, part: !whole } })
  const guests = useSyncExternalStore(subscribeGuestList, guestList, guestList)
  const track = useTrack()
  const write = useWrites()
  const isMerging = useMerge(signedIn ? guests : [])
  const loaded = useMemo((): Loaded<readonly Listed[]> => {
    // The list must not look empty while the guest's stocks are being merged.
    if (isMerging && own.state === 'ready' && own.data.length === 0) return { state: 'loading' }
    if (signedIn) return mapLoaded(own, (list) => list.map(({ symbol, name, tags }) => ({ symbol, name, tags })))
    return ready(guests)
  }, [signedIn, isMerging, own, guests])
  const list = loaded.state === 'ready' ? loaded.data : []
  return {
    loaded,
    isGuest: !signedIn,
    has: (symbol) => list.some((each) => each.symbol === symbol),
    add: async (stock) => {
      const done = await (signedIn ? write.add(stock) : write.addAsGuest(stock, guests))
      if (done) void track('stock', 'add', stock.symbol)
      return done
    },
    remove: async (symbols) => {
      if (!signedIn) setGuestList(guests.filter(({ symbol }) => !symbols.includes(symbol)))
      const done = !signedIn || (await write.remove(symbols))
      for (const symbol of done ? symbols : []) void track('stock', 'remove', symbol)
      return done
    },
    sort: async (symbols, symbol) => {
      if (!signedIn) setGuestList(inOrder(guests, symbols))
      const done = !signedIn || (await write.sort(symbols))
      if (done) void track('stock', 'sort', symbol)
      return done
    },
  }
}

/** The rows named first, in their order, the others after them. */
export function inOrder<T extends { symbol: string }>(rows: readonly T[], symbols: readonly string[]): T[] {
  const places = new Map(symbols.map((symbol, place) => [symbol, place]))
  const place = ({ symbol }: T) => places.get(symbol) ?? symbols.length
  return [...rows].sort((a, b) => place(a) - place(b))
}

/** A customer's changes: shown at once, and reverted with a message if the service rejects them. */
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
    }
  }
  const renewed = () => renew([myStockList])
  return {
    async add({ symbol }: Listed) {
      const done = await tried(() => send(myStockAdd, { symbol }))
      // Until then the list is without it. After a failure the next attempt need not wait.
      if (done) await renewed()
      else void renewed()
      return done
    },
    async addAsGuest(stock: Listed, guests: readonly Listed[]) {
      if (guests.length >= GUEST_MOST) toast(`未登录最多添加${GUEST_MOST}只，登录后可添加更多`)
      else setGuestList([stock, ...guests.filter(({ symbol }) => symbol !== stock.symbol)])
      return guests.length < GUEST_MOST
    },
    remove(symbols: readonly string[]) {
      mutate(myStockList, {}, (old) => old.filter(({ symbol }) => !symbols.includes(symbol)))
      return tried(() => send(myStockReduce, { symbols: [...symbols] })).finally(() => void renewed())
    },
    sort(symbols: readonly string[]) {
      mutate(myStockList, {}, (old) => inOrder(old, symbols))
      return tried(() => send(myStockSort, { symbols: [...symbols] })).finally(() => void renewed())
    },
  }
}

/**
 * The running merge: one at a time, however many components show the list. `end` also resolves if the service
 * rejected it.
 */
let merging = { attempt: '', end: Promise.resolve() }

/**
 * Moves a guest's stocks below the customer's list, once; they stay on the device if the service rejects them.
 * Returns whether it is running.
 */
function useMerge(guests: readonly Listed[]): boolean {
  const send = useSend()
  const renew = useStale()
  const toast = useToast()
  const symbols = guests.map(({ symbol }) => symbol).join(',')
  const attempt = `${useAccount()} ${symbols}`
  const [ended, setEnded] = useState('')
  useEffect(() => {
    if (symbols === '') return
    const merge = async () => {
      try {
        await send(myStockAddList, { symbols: symbols.split(',') })
        await renew([myStockList])
        // Without what a guest has added meanwhile, after a sign-out.
        setGuestList(guestList().filter(({ symbol }) => !symbols.split(',').includes(symbol)))
        // A guest may add the same stocks again after a logout.
        merging.attempt = ''
      } catch (error) {
        toast(`未能合并本机的自选股：${explain(error)}`)
      }
    }
    if (merging.attempt !== attempt) merging = { attempt, end: merge() }
    let gone = false
    void merging.end.then(() => !gone && setEnded(attempt))
    return () => {
      gone = true
    }
  }, [attempt, symbols, send, renew, toast])
  return symbols !== '' && ended !== attempt
}
