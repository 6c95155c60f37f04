import { chatAnalystInfo } from '#api/domains/live/chat.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { type AnalystView, toAnalystView } from '#entities/analyst/analyst.words.ts'

/** The person behind the portrait of an analyst or a manager. CH-02 */
export function usePerson(id: string): Loaded<AnalystView> {
  return mapLoaded(useCall(chatAnalystInfo, { id }), toAnalystView)
}
