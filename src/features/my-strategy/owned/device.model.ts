import { customerStrategyDeviceInfo } from '#api/domains/strategy/customer-strategy/subscription.ts'
import { dataOf } from '#data/loaded.ts'
import { useServerNow } from '#data/use-server-now.ts'
import { useWatch } from '#data/watch/use-watch.ts'
import { type DeviceView, toDeviceView } from './device.words.ts'

/** The reporting interval of a terminal, ms. */
const EVERY = 30_000

/** The customer's terminal, and how long it has been silent; stored nowhere. SG-12 */
export function useDevice(id: string): DeviceView | undefined {
  const watched = useWatch(customerStrategyDeviceInfo, { id }, { seen: EVERY })
  const now = useServerNow()
  const device = dataOf(watched)
  return device && toDeviceView(device, now, watched.error === undefined)
}
