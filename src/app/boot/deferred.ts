import type { Tracker } from '#tracking/tracker.ts'
import type { createSnapshots, Snapshots } from '#data/snapshot.ts'
import { type Host, unavailable } from '#wechat/host.ts'

/**
 * Stand-ins that the first render can hold while the real parts, which nobody waits for, are still to be loaded.
 * What is asked of them meanwhile is done when they have come.
 */

/** The host; `report` says only what is known without it. Where its code does not come, nothing of it can be had. */
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
    closeWindow: async () => (await ready)?.closeWindow() ?? unavailable,
    report: () =>
      real?.report() ?? { ...known, bridge: false, landingUrl: landing, currentUrl: location.href, tries: [] },
  }
}

/** Snapshots, whose code comes with their first use. Where it does not come, nothing is kept and nothing is found. */
export function deferredSnapshots(
  deps: Parameters<typeof createSnapshots>[0],
  load: () => Promise<{ createSnapshots: typeof createSnapshots }> = () => import('#data/snapshot.ts'),
): Snapshots {
  let coming: Promise<Snapshots> | undefined
  const real = () => {
    coming ??= load().then((code) => code.createSnapshots(deps))
    // The next use asks again.
    return coming.catch(() => (coming = undefined))
  }
  return {
    read: async (key) => (await real())?.read(key),
    write: async (key, snapshot) => (await real())?.write(key, snapshot),
    list: async () => (await (await real())?.list()) ?? [],
    remove: async (route) => (await real())?.remove(route),
    purge: async (account) => (await real())?.purge(account),
    clear: async () => (await real())?.clear(),
  }
}

/** The tracker; a wait for it is a wait of at most its own 100 ms, so nothing here blocks a click. */
export function deferredTracker(coming: Promise<Tracker>): Tracker {
  let real: Tracker | undefined
  const ready = coming.then(
    (tracker) => (real = tracker),
    () => undefined,
  )
  // At once when it is there: an event must not overtake the page it happened on.
  const soon = (work: (tracker: Tracker) => unknown) =>
    real ? void work(real) : void coming.then(work).catch(() => undefined)
  return {
    async track(category, action, label) {
      if (real) return real.track(category, action, label)
      soon((tracker) => tracker.track(category, action, label))
    },
    view: (pattern) => soon((tracker) => tracker.view(pattern)),
    beat: (seconds) => soon((tracker) => tracker.beat(seconds)),
    flush: async () => (await ready)?.flush(),
    forget: async () => (await ready)?.forget(),
    start: () => {
      let stop = () => undefined as void
      soon((tracker) => (stop = tracker.start()))
      return () => stop()
    },
  }
}
