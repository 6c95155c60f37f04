import { type Facts, currentUrl } from './facts.ts'
import { post } from './report.ts'

/** Names that a page may call unverified. */
const OPEN = new Set([
  'preVerifyJSAPI',
  'getNetworkType',
  'checkJsApi',
  'closeWindow',
  'setFontSizeCallback',
  'getBrandWCPayRequest',
])
/** Calls that are covered by another name in the list. */
const COVERED_BY: Readonly<Record<string, string>> = {
  sendAppMessage: 'menu:share:appmessage',
  shareTimeline: 'menu:share:timeline',
}

type Args = Readonly<Record<string, unknown>>

/**
 * What this document may call: nothing, until a signature of its address was valid. `onTags` receives the open tags
 * requested by the last signature.
 */
export function createPermissions(facts: Facts, onTags: (names: readonly string[]) => void) {
  let granted: { url: string; names: ReadonlySet<string> } | null = null
  let safeDomains: readonly string[] = []
  const addressNow = () => (facts.platform === 'ios' ? facts.loadedUrl : currentUrl())

  return {
    safeDomains: () => safeDomains,
    /** The answer to `preVerifyJSAPI`. */
    async verify(args: Args): Promise<Record<string, unknown>> {
      const url = addressNow()
      const claim = {
        appId: text(args['verifyAppId']),
        timestamp: text(args['verifyTimestamp']),
        nonceStr: text(args['verifyNonceStr']),
        signature: text(args['verifySignature']),
        url,
      }
      const answer = await post('verify', claim)
      const result = text(answer?.['result']) || 'system error'
      granted = result === 'ok' ? { url, names: new Set(strings(args['verifyJsApiList'])) } : null
      onTags(result === 'ok' ? strings(args['verifyOpenTagList']) : [])
      if (result === 'ok') {
        safeDomains = strings(answer?.['safeDomains'])
        return { err_msg: 'preVerifyJSAPI:ok' }
      }
      const address = result === 'invalid signature' && facts.platform === 'ios' ? { realAuthUrl: url } : {}
      return { err_msg: `preVerifyJSAPI:fail_${result}`, ...address }
    },
    /** Null: allowed. Android forgets a page when its address changes, iOS does not. */
    refusal(name: string): string | null {
      if (OPEN.has(name)) return null
      if (!granted || granted.url !== addressNow()) return 'the permission value is offline verifying'
      return granted.names.has(COVERED_BY[name] ?? name) ? null : 'permission denied'
    },
  }
}

export function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
export function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
}
