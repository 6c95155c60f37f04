import type { FilePlace } from './put-file.ts'

/** Short-lived keys of a file storage, and its upload address. */
export interface StorageKeys {
  host: string
  ak: string
  sk: string
  token: string
  maxSize: number
  /** Epoch ms. */
  expireAt: number
}

/**
 * The form with which a storage accepts one file under `key`: a policy and its signature (HMAC-SHA1, as the object
 * storage requires). The secret key itself is not sent.
 */
export async function uploadForm(keys: StorageKeys, key: string): Promise<FilePlace> {
  const policy = btoa(
    JSON.stringify({
      expiration: new Date(keys.expireAt).toISOString(),
      conditions: [
        ['eq', '$key', key],
        ['content-length-range', 1, keys.maxSize],
      ],
    }),
  )
  const bytes = (text: string) => new TextEncoder().encode(text)
  const secret = await crypto.subtle.importKey('raw', bytes(keys.sk), { name: 'HMAC', hash: 'SHA-1' }, false, ['sign'])
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', secret, bytes(policy)))
  return {
    method: 'POST',
    url: keys.host,
    fields: {
      key,
      OSSAccessKeyId: keys.ak,
      policy,
      Signature: btoa(String.fromCharCode(...signature)),
      'x-oss-security-token': keys.token,
      success_action_status: '200',
    },
  }
}
