import type { Tracker } from '#tracking/tracker.ts'
import type { createSnapshots, Snapshots } from '#data/snapshot.ts'
import type { Host } from '#wechat/host.ts'

/**
 * Stand-ins that the first render can hold while the real parts, which nobody waits for, are still to be loaded.
 * What is asked of them meanwhile is done when they have come.
 */

/** The host; `report` says only what is known without it. */
export function lateHost(known: Pick<Host, 'kind' | 'platform'>, landing: string, coming: Promise<Host>): Host {
  let real: Host | undefined
  void coming.then((host) => (real = host))
  return {
    ...known,
    start: async () => (await coming).start(),
    share: async (card) => (await coming).share(card),
    pay: async (order) => (await coming).pay(order),
    preview: async (images, current) => (await coming).preview(images, current),
    scan: async () => (await coming).scan(),
    openLocation: async (place) => (await coming).openLocation(place),
    closeWindow: async () => (await coming).closeWindow(),
    report: () =>
      real?.report() ?? { ...known, bridge: false, landingUrl: landing, currentUrl: location.href, tries: [] },
  }
}

/** Snapshots, whose code comes with their first use. */
export function lateSnapshots(deps: Parameters<typeof createSnapshots>[0]): Snapshots {
  let coming: Promise<Snapshots> | undefined
  const real = () => (coming ??= import('#data/snapshot.ts').then((code) => code.createSnapshots(deps)))
  return {
    read: async (key) => (await real()).read(key),
    write: async (key, snapshot) => (await real()).write(key, snapshot),
    list: async () => (await real()).list(),
    purge: async (account) => (await real()).purge(account),
    clear: async () => (await real()).clear(),
  }
}

/** The tracker; a wait for it is a wait of at most its own 100 ms, so nothing here blocks a click. */
export function lateTracker(coming: Promise<Tracker>): Tracker {
  let real: Tracker | undefined
  void coming.then((tracker) => (real = tracker))
  const soon = (work: (tracker: Tracker) => unknown) => void coming.then(work).catch(() => undefined)
  return {
    async track(category, action, label) {
      if (real) return real.track(category, action, label)
      soon((tracker) => tracker.track(category, action, label))
    },
    view: (pattern) => soon((tracker) => tracker.view(pattern)),
    beat: (seconds) => soon((tracker) => tracker.beat(seconds)),
    flush: async () => (await coming).flush(),
    forget: async () => (await coming).forget(),
    start: () => {
      let stop = () => undefined as void
      soon((tracker) => (stop = tracker.start()))
      return () => stop()
    },
  }
}
