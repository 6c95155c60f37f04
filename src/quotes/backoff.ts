/**
 * Between two polls while prices move: 5 s, a second earlier or later, so that clients do not poll in sync. quotes §2
 */
export const PACE = 5_000
/** The longest wait after failures. */
const LONGEST = 60_000
const SPREAD = 1_000

export interface BackoffDeps {
  /** Monotonic ms: the device's date may be wrong. */
  elapsed: () => number
  /** 0 to 1. */
  random: () => number
}

/** Up to a second, earlier or later. */
export function jitter({ random }: Pick<BackoffDeps, 'random'>): number {
  return (random() * 2 - 1) * SPREAD
}

/** The backoff of one answer, independent of other answers. */
export interface Backoff {
  note(ok: boolean): void
  /** How many requests failed since the last that was answered. */
  failures(): number
  /** When it may be requested again, by `elapsed`; undefined while nothing failed. */
  retryAt(): number | undefined
}

export function createBackoff(deps: BackoffDeps): Backoff {
  let failures = 0
  let retryAt: number | undefined
  return {
    note(ok) {
      failures = ok ? 0 : failures + 1
      retryAt = ok ? undefined : deps.elapsed() + Math.min(LONGEST, PACE * 2 ** (failures - 1)) + jitter(deps)
    },
    failures: () => failures,
    retryAt: () => retryAt,
  }
}
