import type { Tracker } from '#tracking/tracker.ts'
import type { createSnapshots, Snapshots } from '#data/offline/snapshot.ts'
import { type Host, unavailable } from '#wechat/host.ts'

/**
 * Stand-ins for the first render while the real parts, which it does not need, are loading. Calls made meanwhile are
 * run when the parts have arrived.
 */

/**
 * The host; until it is loaded `report` has only what is known without it. If its code does not load, everything is
 * unavailable.
 */
export function deferredHost(known: Pick<Host, 'kind' | 'platform'>, landing: string, coming: Promise<Host>): Host {
  let real: Host | undefined
  const ready = coming.then(
    (host) => (real = host),
    () => undefined,
  )
  return {
    ...known,
    start: async () => (await ready)?.start() ?? unavailable,
    share: async (card) => (await ready)?.share(card) ?? unavailable,
    pay: async (order) => (await ready)?.pay(order) ?? unavailable,
    preview: async (images, current) => (await ready)?.preview(images, current) ?? unavailable,
    scan: async () => (await ready)?.scan() ?? unavailable,
    openLocation: async (place) => (await ready)?.openLocation(place) ?? unavailable,
    networkType: async () => (await ready)?.networkType() ?? unavailable,
    closeWindow: async () => (await ready)?.closeWindow() ?? unavailable,
    report: () =>
      real?.report() ?? { ...known, bridge: false, landingUrl: landing, currentUrl: location.href, tries: [] },
  }
}

/** Makes snapshots. */
export type CreateSnapshots = typeof createSnapshots

/** Snapshots, whose code is loaded on first use. If it does not load, nothing is stored and nothing is found. */
export function deferredSnapshots(
  deps: Parameters<CreateSnapshots>[0],
  load: () => Promise<{ createSnapshots: CreateSnapshots }> = () => import('#data/offline/snapshot.ts'),
): Snapshots {
  let coming: Promise<Snapshots> | undefined
  const real = () => {
    coming ??= load().then((code) => code.createSnapshots(deps))
    // The next use tries again.
    return coming.catch(() => (coming = undefined))
  }
  return {
    read: async (key) => (await real())?.read(key),
    async write(key, snapshot) {
      const whose = deps.account()
      const loaded = await real()
      // While the code was loading, this account may have signed out: the next one must not find it.
      return (deps.account() === whose && (await loaded?.write(key, snapshot))) ?? false
    },
    list: async () => (await (await real())?.list()) ?? [],
    remove: async (which) => (await (await real())?.remove(which)) ?? false,
    purge: async (account) => (await real())?.purge(account),
    clear: async () => (await real())?.clear(),
  }
}

/** The tracker, loaded by `start`. Its calls wait at most 100 ms, so nothing here delays a click. */
export function deferredTracker(load: () => Promise<Tracker>): Tracker {
  let real: Tracker | undefined
  let start = () => undefined as void
  const coming = new Promise<void>((resolve) => (start = resolve)).then(load)
  const ready = coming.then(
    (tracker) => (real = tracker),
    () => undefined,
  )
  // Immediately once it is loaded: an event must not be recorded after the next page view.
  const soon = (work: (tracker: Tracker) => unknown) =>
    real ? void work(real) : void coming.then(work).catch(() => undefined)
  return {
    async track(...event) {
      if (real) return real.track(...event)
      soon((tracker) => tracker.track(...event))
    },
    view: (pattern) => soon((tracker) => tracker.view(pattern)),
    beat: (seconds) => soon((tracker) => tracker.beat(seconds)),
    flush: async () => (await ready)?.flush(),
    forget: async () => (await ready)?.forget(),
    start: () => start(),
  }
}
