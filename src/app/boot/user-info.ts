import type { Send } from '#api/send.ts'
import type { Me } from '#api/shapes.ts'
import type { Session } from '#session/session.ts'

/** The call that answers who is signed in. */
const USER = '/users/me'

/**
 * The shared `userInfo` is the newest answer about the customer, whichever screen requested it: screens and state
 * never differ. spec §3
 */
export function createUserInfo({ store, epoch, token }: Pick<Session, 'store' | 'epoch' | 'token'>) {
  /** The session in which it was requested last. */
  let requested: number | undefined
  return {
    /** Notes every answer of `send` about the customer. */
    noting(send: Send): Send {
      return async (call, input, options) => {
        if (call.path !== USER) return send(call, input, options)
        const before = epoch()
        requested = before
        const answer = await send(call, input, options)
        // This path has one call, whose schema the answer has passed.
        if (epoch() === before) store.update('userInfo', answer as Me)
        return answer
      }
    },
    /** Whether it is still to be requested: somebody is signed in, and no screen has requested it. */
    isWanted: () => token() !== null && requested !== epoch(),
  }
}
