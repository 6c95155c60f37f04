import { is, literal, object, optional, string } from 'valibot'
import { useForget } from '#data/use-forget.ts'
import type { Access } from '#api/shapes.ts'

/** A case unlocked by a service, not a public one. */
const ofService = (channelId: string) =>
  object({ channelId: literal(channelId), access: object({ skuId: string(), reason: optional(string()) }) })

/** Cases of channels that are no longer open to the customer are removed from the device. journey G4 */
export function useForgetLocked(channels: readonly { channelId: string; access: Access }[]): void {
  const locked = channels.filter(({ access }) => !access.allowed).map(({ channelId }) => channelId)
  useForget(locked, ({ value }, _, channelId) => is(ofService(channelId), value))
}
