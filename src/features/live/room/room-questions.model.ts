import { chatRoom } from '#api/domains/live/chat.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'

/** Whether a room accepts questions. LV-03 */
export function useTakesQuestions(chatId: string): Loaded<boolean> {
  return mapLoaded(useCall(chatRoom, { chatId }), ({ qaEnabled }) => qaEnabled)
}
