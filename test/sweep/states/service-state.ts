import { emptied, MAINTENANCE, READS, type ServiceState } from '#test/e2e/kit/service-state.ts'

/**
 * Sets how the service answers the reads of the page, for the current phone; held requests are answered in the new
 * state. In a browser `controlService` does the same.
 */
export function controlAnswers(): (next: ServiceState) => void {
  const send = globalThis.fetch
  let state: ServiceState = 'well'
  const held: (() => void)[] = []
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (!READS.test(url)) return send(input, init)
    if (state === 'not yet') await new Promise<void>((resolve) => held.push(resolve))
    if (state === 'broken') return new Response('', { status: 500 })
    if (state === 'refused') return Response.json({ code: 50_000, message: MAINTENANCE, data: null })
    if (state === 'unreached') throw new TypeError('Failed to fetch')
    const answer = await send(input, init)
    return state === 'empty' ? Response.json(emptied(await answer.json())) : answer
  }
  return (next) => {
    state = next
    for (const go of held.splice(0)) go()
  }
}

/** Presses every 重试 of the page at once. */
export function pressEveryRetry(): void {
  for (const each of document.querySelectorAll<HTMLElement>('#root main button')) {
    if (each.textContent === '重试') each.click()
  }
}
