/** Something that happens, and those who want to hear of it. */
export interface Signal {
  emit(): void
  subscribe(hear: () => void): () => void
}

export function createSignal(): Signal {
  const listeners = new Set<() => void>()
  return {
    emit() {
      for (const hear of listeners) hear()
    },
    subscribe(hear) {
      listeners.add(hear)
      return () => void listeners.delete(hear)
    },
  }
}
