/** What a customer says: words, or a picture that was uploaded before. */
export type Words = { replyToId?: string | undefined } & (
  | { kind: 'TEXT'; text: string }
  /** `preview`: its address in this page's memory. */
  | { kind: 'IMAGE'; fileKey: string; preview: string }
)

/** A message of the customer's on its way, or that did not arrive. */
export type Own = Words & {
  /** Its own number, the same at every try: the service keeps one message for it. */
  clientId: string
  /** Epoch ms. */
  at: number
  state: 'sending' | 'sent' | 'failed'
  /** Known once it was sent. */
  messageId?: string
}

interface OwnDeps {
  /** Sends it; answers the id. */
  post: (own: Own) => Promise<string>
  /** Whether the service has decided that it does not take it. */
  isRefusal: (error: unknown) => boolean
  onChange: () => void
  now: () => number
}

/** The wait before the one repetition of a message whose answer was lost, ms. */
const AGAIN = 2_000

/**
 * The customer's messages until the talk itself has them: sent once, repeated once under the same number where the
 * answer is lost, then only by a press. live §1
 */
export function createOwn({ post, isRefusal, onChange, now }: OwnDeps) {
  let list: readonly Own[] = []
  /** The number a message was sent under: what is drawn keeps its key. */
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
  const deliver = async (own: Own, last: boolean): Promise<void> => {
    try {
      const messageId = await post(own)
      numbers.set(messageId, own.clientId)
      change(own.clientId, { state: 'sent', messageId })
    } catch (error) {
      if (isRefusal(error)) {
        remove(own.clientId)
        throw error
      }
      if (last) return change(own.clientId, { state: 'failed' })
      await new Promise((resolve) => setTimeout(resolve, AGAIN))
      if (has(own.clientId)) await deliver(own, true)
    }
  }

  return {
    list: () => list,
    numberOf: (messageId: string): string | undefined => numbers.get(messageId),
    /** Sends it. Throws where the service refuses it: words go back to where they were typed. */
    send(clientId: string, words: Words): Promise<void> {
      const own: Own = { ...words, clientId, at: now(), state: 'sending' }
      list = [...list, own]
      onChange()
      return deliver(own, false)
    },
    /** Sends one again that did not arrive. */
    again(clientId: string): Promise<void> {
      const own = list.find((each) => each.clientId === clientId && each.state === 'failed')
      if (!own) return Promise.resolve()
      change(clientId, { state: 'sending' })
      return deliver(own, false)
    },
    /** The talk has these now: they are no longer drawn from here. */
    arrived(messages: readonly { messageId: string; clientId?: string | undefined }[]) {
      for (const { messageId, clientId } of messages) if (clientId !== undefined) numbers.set(messageId, clientId)
      if (list.length === 0) return
      const here = new Set(messages.flatMap(({ messageId, clientId = numbers.get(messageId) }) => clientId ?? []))
      if (list.some(({ clientId }) => here.has(clientId))) list = list.filter(({ clientId }) => !here.has(clientId))
    },
  }
}
