/** The film that was looked at last, in the history entry: Back leads to it again. */
export function placeKept(): string | undefined {
  const { film }: { film?: unknown } = Object(history.state)
  return typeof film === 'string' ? film : undefined
}

export function keepPlace(film: string): void {
  history.replaceState({ ...Object(history.state), film }, '')
}
