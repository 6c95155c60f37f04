import { ANSWER_TIMEOUT, type Sdk, type Signature, apiList, bridgeApiList, words } from './sdk.ts'

/** What the client said to a signature. `realAuthUrl`: the address it had in mind, when it tells. */
export type Verdict = { ok: true; raw: string } | { ok: false; raw: string; reason: string; realAuthUrl?: string }

/**
 * The SDK's own state machine lies after a failure and during a second config (ready fires in both), so:
 * the one error handler is set before the first config and never changed; ready of the first config counts only when
 * no error came before it; every later verification goes over `invoke` with an answer of its own. Ask for one at a
 * time. `tags`: the open tags asked for as well. Never rejects.
 */
export function createVerifier(sdk: Sdk, tags: readonly string[] = []): (signature: Signature) => Promise<Verdict> {
  let onError: (raw: unknown) => void = () => undefined
  let first = true
  sdk.error((raw) => onError(raw))

  const configure = (signature: Signature) =>
    new Promise<Verdict>((resolve) => {
      onError = (raw) => resolve(failed(raw))
      sdk.config({ ...signature, debug: false, jsApiList: apiList(), openTagList: [...tags] })
      sdk.ready(() => resolve({ ok: true, raw: 'config:ok' }))
    })

  const again = (signature: Signature) =>
    new Promise<Verdict>((resolve) => {
      sdk.config({ ...signature, debug: false, check: false, jsApiList: apiList(), openTagList: [...tags] })
      const lists = { verifyJsApiList: bridgeApiList(), verifyOpenTagList: [...tags] }
      if (!sdk.invoke) resolve(failed('no invoke'))
      sdk.invoke?.('preVerifyJSAPI', lists, (raw) => {
        const succeeded = /:(?:ok|confirm)$/i.test(words(raw))
        resolve(succeeded ? { ok: true, raw: words(raw) } : failed(raw))
      })
    })

  return async (signature) => {
    const run = first ? configure : again
    first = false
    try {
      return await Promise.race([run(signature), silence()])
    } catch (error) {
      return failed(String(error))
    }
  }
}

function silence(): Promise<Verdict> {
  return new Promise((resolve) => setTimeout(() => resolve(failed('timeout')), ANSWER_TIMEOUT))
}

function failed(raw: unknown): Verdict {
  const realAuthUrl = authUrl(raw)
  const text = typeof raw === 'object' ? JSON.stringify(raw) : words(raw)
  return { ok: false, raw: text, reason: words(raw), ...(realAuthUrl === undefined ? {} : { realAuthUrl }) }
}

/** Reported as a string and as a list; both are taken. */
function authUrl(raw: unknown): string | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined
  const address: unknown = Reflect.get(raw, 'realAuthUrl')
  const first: unknown = Array.isArray(address) ? address[0] : address
  return typeof first === 'string' && first !== '' ? first : undefined
}
