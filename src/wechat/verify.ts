import { ANSWER_TIMEOUT, type Sdk, type Signature, apiList, bridgeApiList, words } from './sdk.ts'

/** The reason where the client gave no answer in time: nothing is known about the signature. */
export const SILENT = 'timeout'

/** The client's answer to a signature. `realAuthUrl`: the address it expected, where it says so. */
export type Verdict = { ok: true; raw: string } | { ok: false; raw: string; reason: string; realAuthUrl?: string }

/**
 * The SDK's own state is unreliable after a failure and during a second config (ready fires in both). Therefore the
 * error handler is set once, before the first config; ready counts only for the first config and only if no error came
 * before it; every later verification goes through `invoke`, which has an answer of its own. Verify one address at a
 * time. `tags`: the open tags to request as well. Never rejects.
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
  return new Promise((resolve) => setTimeout(() => resolve(failed(SILENT)), ANSWER_TIMEOUT))
}

function failed(raw: unknown): Verdict {
  const realAuthUrl = authUrl(raw)
  const text = typeof raw === 'object' ? JSON.stringify(raw) : words(raw)
  return { ok: false, raw: text, reason: words(raw), ...(realAuthUrl === undefined ? {} : { realAuthUrl }) }
}

/** Clients report it as a string or as a list. */
function authUrl(raw: unknown): string | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined
  const address: unknown = Reflect.get(raw, 'realAuthUrl')
  const first: unknown = Array.isArray(address) ? address[0] : address
  return typeof first === 'string' && first !== '' ? first : undefined
}
