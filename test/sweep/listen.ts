import { onTestFinished } from 'vitest'

/** All requests and answers from now on, including those of the quotes service. */
export function listen(): readonly string[] {
  const heard: string[] = []
  const send = globalThis.fetch
  onTestFinished(() => void (globalThis.fetch = send))
  globalThis.fetch = async (target, init) => {
    heard.push(target instanceof Request ? target.url : target.toString())
    const answer = await send(target, init)
    heard.push(await answer.clone().text())
    return answer
  }
  return heard
}
