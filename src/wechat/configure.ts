import { type Host, type HostReport, type HostResult, done, failed } from './host.ts'
import { landingUrl as withoutHash } from './landing.ts'
import type { Signature } from './sdk.ts'
import type { Signer } from './signer.ts'
import { SILENT, type Verdict } from './verify.ts'

interface ConfigureDeps {
  platform: Host['platform']
  /** The landing URL of this document. */
  landingUrl: string
  currentUrl: () => string
  signer: Signer
  verify: (signature: Signature) => Promise<Verdict>
}

/** Verifies the page with the client, so that the SDK's interfaces work. */
export interface Configure {
  /** Never rejects. `isCurrent` turns false when a newer route has started; the result is then `cancel`. */
  run(isCurrent: () => boolean): Promise<HostResult>
  /** Drops what was verified, after the page was restored from the back-forward cache. */
  forget(): void
  tries(): HostReport['tries']
}

/**
 * A rejected address is tried for one more route change, then no more. A client that gives no answer is asked as often
 * on each page. CO-03
 */
const ROUNDS = 2

/**
 * Android verifies the current address after every route change, iOS the landing address once per document. A rejected
 * signature is tried once more with the other address: the one the client says it used, else the other of the two.
 */
export function createConfigure(deps: ConfigureDeps): Configure {
  let verified: string | null = null
  let queue: Promise<unknown> = Promise.resolve()
  const failures = new Map<string, { rounds: number; result: HostResult }>()
  let silence = { at: '', rounds: 0 }
  const tries: { url: string; answer: string }[] = []

  const here = () => withoutHash(deps.currentUrl())
  const address = () => (deps.platform === 'ios' ? deps.landingUrl : here())
  const other = () => (deps.platform === 'ios' ? here() : deps.landingUrl)
  const silentRounds = (page: string) => (silence.at === page ? silence.rounds : 0)

  const attempt = async (url: string, target: string, isCurrent: () => boolean): Promise<Verdict | 'cancel'> => {
    const signature = await deps.signer.sign(url)
    const turn = queue.then(async () => {
      if (!isCurrent()) return 'cancel'
      if (verified === target) return { ok: true, raw: 'already' } satisfies Verdict
      const verdict = await deps.verify(signature)
      if (verdict.ok) verified = target
      else if (verdict.reason !== SILENT) deps.signer.drop(url)
      tries.push({ url, answer: verdict.raw })
      return verdict
    })
    queue = turn
    return turn
  }

  const round = async (target: string, isCurrent: () => boolean): Promise<HostResult> => {
    const page = here()
    const verdict = await attempt(target, target, isCurrent)
    if (verdict === 'cancel') return { state: 'cancel' }
    if (verdict.ok) return done
    const second = sameOrigin(verdict.realAuthUrl, target) ?? other()
    const isLast = second === target || verdict.reason === SILENT
    const last = isLast ? verdict : await attempt(second, target, isCurrent)
    if (last === 'cancel') return { state: 'cancel' }
    if (last.ok) return done
    const result = failed(last.reason)
    if (last.reason === SILENT) silence = { at: page, rounds: silentRounds(page) + 1 }
    else failures.set(target, { rounds: (failures.get(target)?.rounds ?? 0) + 1, result })
    return result
  }

  return {
    async run(isCurrent) {
      const target = address()
      if (verified === target) return done
      const failure = failures.get(target)
      if (failure && failure.rounds >= ROUNDS) return failure.result
      if (silentRounds(here()) >= ROUNDS) return failed(SILENT)
      try {
        return await round(target, isCurrent)
      } catch (error) {
        return failed(`sign: ${error instanceof Error ? error.message : String(error)}`)
      }
    },
    forget() {
      verified = null
      silence = { at: '', rounds: 0 }
    },
    tries: () => tries,
  }
}

/** An address reported by the client is trusted only if it is of our origin. */
function sameOrigin(url: string | undefined, own: string): string | undefined {
  if (url === undefined) return undefined
  try {
    return new URL(url).origin === new URL(own).origin ? withoutHash(url) : undefined
  } catch {
    return undefined
  }
}
