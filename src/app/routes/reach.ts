import { currentTime } from '#api/domains/public/open.ts'
import { unreached } from '#api/errors.ts'
import type { Send } from '#api/send.ts'

/** Whether the service can be reached; a rejection counts as an answer. */
export function reaches(send: Send): Promise<boolean> {
  return send(currentTime, {}).then(
    () => true,
    (error: unknown) => !unreached(error),
  )
}
