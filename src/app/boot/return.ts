import type { AppServices } from './app-services.ts'
import { leaveTo } from '#session/leave.ts'
import { type Return, takeReturn } from '#session/sign-in/sign-in.ts'

/** A return from WeChat that is not completed yet. */
export interface Pending {
  /** The requested page. */
  to: string
  /** Resolves when the page is about to be left, or when it stays. */
  finish: (appServices: AppServices) => Promise<'leaving' | 'staying'>
}

/** The return an address stands for, if any. */
export function pendingAt(address: string): Pending | null {
  const back = takeReturn(address)
  if (!back) return null
  // A reload still knows the requested page.
  history.replaceState(null, '', back.clean)
  return { to: back.to, finish: (appServices) => finish(appServices, back) }
}

async function finish(appServices: AppServices, back: Return): Promise<'leaving' | 'staying'> {
  const began = performance.now()
  const result = await appServices.finish(back)
  // This page is left at once, so the next one reports it.
  const ended = result.kind === 'signed-in' ? 'silent_ok' : 'silent_fail'
  appServices.tab.set('authEnded', `${ended} ${performance.now() - began}`)
  if (result.kind === 'signed-in') {
    // A full load: iOS verifies signatures against the address the document was loaded with.
    leaveTo(result.to, 'replace')
    return 'leaving'
  }
  if (result.kind === 'restart') {
    await appServices.restart(result.to, result.trip)
    return 'staying'
  }
  // The page offers further ways to sign in; each of them leads there.
  appServices.session.store.update('redirect', result.to)
  appServices.outcome = result.reason === 'no-code' ? { kind: 'idle' } : { kind: 'failed', message: '未知错误' }
  return 'staying'
}
