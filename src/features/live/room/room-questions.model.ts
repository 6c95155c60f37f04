import { chatRoom } from '#api/domains/live/chat.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'

/** Whether a room accepts questions; loading while its chat is unknown. LV-03 */
export function useTakesQuestions(chatId: string | undefined): Loaded<boolean> {
  return mapLoaded(useCall(chatRoom, chatId === undefined ? null : { chatId }), ({ qaEnabled }) => qaEnabled)
}
