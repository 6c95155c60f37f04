import { bridge, bridgeWithin, whileHeld } from './bridge.ts'
import { type HostResult, type PayOrder, failed, unavailable } from './host.ts'
import { ANSWER_TIMEOUT, words } from './sdk.ts'

/**
 * Opens WeChat's payment over the plain bridge: it needs no verified page there and keeps the reason of a failure. The
 * result is a hint that starts the query to the server: we have seen "cancel" after money moved, "ok" before, and
 * sometimes no result at all. spec §9
 */
export async function pay(order: PayOrder): Promise<HostResult<string>> {
  if (!(await bridgeWithin(ANSWER_TIMEOUT))) return unavailable
  return whileHeld<HostResult<string>>((answer) => {
    bridge()?.invoke('getBrandWCPayRequest', { ...order }, (raw) => answer(hint(raw)))
  }, failed('no answer'))
}

function hint(raw: unknown): HostResult<string> {
  const text = words(raw)
  if (text.endsWith(':ok')) return { state: 'ok', value: text }
  if (text.endsWith(':cancel')) return { state: 'cancel' }
  const detail: unknown = typeof raw === 'object' && raw !== null ? Reflect.get(raw, 'err_desc') : undefined
  return failed(typeof detail === 'string' ? `${text} ${detail}` : text)
}
