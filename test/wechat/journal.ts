/**
 * One recorded event: an authorization, an exchange, a signature, a call of the bridge, a card sent, a payment, an app
 * opened, a reminder asked for.
 */
export interface Entry {
  at: number
  kind: 'authorize' | 'exchange' | 'sign' | 'verify' | 'bridge' | 'card' | 'pay' | 'prepay' | 'launch' | 'subscribe'
  detail: Record<string, unknown>
}

const MOST = 5000

/** Keeps the newest entries in order. */
export function createJournal(now: () => number) {
  const entries: Entry[] = []
  return {
    note(kind: Entry['kind'], detail: Record<string, unknown>) {
      entries.push({ at: now(), kind, detail })
      if (entries.length > MOST) entries.splice(0, entries.length - MOST)
    },
    entries: (): readonly Entry[] => entries,
    clear() {
      entries.length = 0
    },
  }
}
export type Journal = ReturnType<typeof createJournal>
