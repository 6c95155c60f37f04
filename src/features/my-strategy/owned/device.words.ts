import type { OutputOf } from '#api/call.ts'
import type { customerStrategyDeviceInfo } from '#api/domains/strategy/customer-strategy/subscription.ts'
import { clockTime, stamp } from '#lib/time/dates.ts'

type Device = OutputOf<typeof customerStrategyDeviceInfo>

export interface DeviceView {
  title: string
  /** When it last reported. */
  note: string
  state: 'on' | 'off' | 'unknown'
  version: string
}

/** A terminal silent for so long counts as offline, ms. */
const OFFLINE_AFTER = 90_000
const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000]

/**
 * The customer's terminal by the server's clock; undefined if the product line has none.
 *
 * @param now the server's time, epoch ms; undefined while unknown
 * @param isKnown whether the last request was answered: without an answer a terminal may not be silent
 */
export function toDeviceView({ bound, lastBeat, ver }: Device, now: number | undefined, isKnown: boolean) {
  if (!bound) return undefined
  const version = ver === undefined ? '' : `版本 ${ver}`
  if (lastBeat === undefined) return view('运行端尚未上线', '启动后，这里显示最后心跳的时间', 'off')
  const heard = `最后心跳 ${stamp(lastBeat)}`
  if (now === undefined || !isKnown) return view('暂时无法读取运行端状态', heard, 'unknown')
  const silent = Math.max(0, now - lastBeat)
  if (silent < OFFLINE_AFTER)
    return view('运行端在线', `${Math.floor(silent / SECOND)}秒前 · ${clockTime(lastBeat)}`, 'on')
  return view(`运行端已离线${spanOf(silent)}`, heard, 'off')

  function view(title: string, note: string, state: DeviceView['state']): DeviceView {
    return { title, note, state, version }
  }
}

function spanOf(ms: number): string {
  if (ms < 2 * HOUR) return `${Math.floor(ms / MINUTE)}分钟`
  return ms < 48 * HOUR ? `${Math.floor(ms / HOUR)}小时` : `${Math.floor(ms / (24 * HOUR))}天`
}
