/** The last watched video, in the history entry: Back returns to it. */
export function placeKept(): string | undefined {
  const { film }: { film?: unknown } = Object(history.state)
  return typeof film === 'string' ? film : undefined
}

export function keepPlace(film: string): void {
  history.replaceState({ ...Object(history.state), film }, '')
}
