/** What a customer sends: text, or an uploaded picture. */
export type Words = { replyToId?: string | undefined } & (
  | { kind: 'TEXT'; text: string }
  /** `preview`: its address in this page's memory. */
  | { kind: 'IMAGE'; fileKey: string; preview: string }
)

/** A message of the customer that is being sent or has failed. */
export type Own = Words & {
  /** Its client id, the same at every attempt, so that the service stores the message once. */
  clientId: string
  /** Epoch ms. */
  at: number
  state: 'sending' | 'sent' | 'failed'
  /** Known once it was sent. */
  messageId?: string
}

export type OwnText = Own & { kind: 'TEXT' }

interface OwnDeps {
  /** Sends it; resolves with its id. */
  post: (own: Own) => Promise<string>
  /** Whether the service has rejected the message. */
  isRejection: (error: unknown) => boolean
  onChange: () => void
  now: () => number
}

/** The wait before the one repetition of a message whose answer was lost, ms. */
const AGAIN = 2_000

/**
 * The customer's messages until the talk itself has them: sent once, resent once under the same id if the answer was
 * lost, then only at a press. live §1
 */
export function createOwn({ post, isRejection, onChange, now }: OwnDeps) {
  let list: readonly Own[] = []
  /** The client id of each message, which stays its key when the talk has it. */
  const numbers = new Map<string, string>()

  const change = (clientId: string, more: Partial<Pick<Own, 'state' | 'messageId'>>) => {
    list = list.map((own) => (own.clientId === clientId ? { ...own, ...more } : own))
    onChange()
  }
  const remove = (clientId: string) => {
    list = list.filter((own) => own.clientId !== clientId)
    onChange()
  }
  const has = (clientId: string) => list.some((own) => own.clientId === clientId)
  const deliver = async (own: Own, last: boolean): Promise<boolean> => {
    try {
      const messageId = await post(own)
      numbers.set(messageId, own.clientId)
      change(own.clientId, { state: 'sent', messageId })
      return true
    } catch (error) {
      if (isRejection(error)) {
        remove(own.clientId)
        throw error
      }
      if (!last) {
        await new Promise((resolve) => setTimeout(resolve, AGAIN))
        if (has(own.clientId)) return deliver(own, true)
      }
      change(own.clientId, { state: 'failed' })
      // Without an answer the talk may have it all the same.
      return !has(own.clientId)
    }
  }

  return {
    list: () => list,
    numberOf: (messageId: string): string | undefined => numbers.get(messageId),
    /**
     * Sends a message; resolves with whether it was sent. Throws if the service rejects it; the text then returns to the
     * input.
     */
    send(clientId: string, words: Words): Promise<boolean> {
      const own: Own = { ...words, clientId, at: now(), state: 'sending' }
      list = [...list, own]
      onChange()
      return deliver(own, false)
    },
    /** Sends a failed message again, in the same way. */
    again(clientId: string): Promise<boolean> {
      const own = list.find((each) => each.clientId === clientId && each.state === 'failed')
      if (!own) return Promise.resolve(false)
      change(clientId, { state: 'sending' })
      return deliver(own, false)
    },
    /** Removes the failed texts and returns them. */
    takeFailed(): OwnText[] {
      const failed = list.filter((own): own is OwnText => own.state === 'failed' && own.kind === 'TEXT')
      for (const { clientId } of failed) remove(clientId)
      return failed
    },
    /** Drops the messages that the talk has now. */
    arrived(messages: readonly { messageId: string; clientId?: string | undefined }[]) {
      for (const { messageId, clientId } of messages) if (clientId !== undefined) numbers.set(messageId, clientId)
      if (list.length === 0) return
      const here = new Set(messages.flatMap(({ messageId, clientId = numbers.get(messageId) }) => clientId ?? []))
      if (list.some(({ clientId }) => here.has(clientId))) list = list.filter(({ clientId }) => !here.has(clientId))
    },
  }
}
