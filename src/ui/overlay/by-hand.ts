let current = ''
const listeners = new Set<() => void>()

/** The text that could not be copied, for the customer to copy; '' while there is none. */
export const byHand = {
  get: () => current,
  show(text: string): void {
    current = text
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
