import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Short-lived keys of the file storage, as an object storage issues them; valid until the service restarts. */

const SECRET = randomBytes(32)
const LIFE = 30 * 60_000
export const FILE_BUCKET = 'advisory-file'
export const VIDEO_BUCKET = 'advisory-video'

const hmac = (algorithm: string, key: Buffer | string, text: string) => createHmac(algorithm, key).update(text)

/** Upload keys of this customer for a bucket; '' for no customer. */
export function storageKeys(userId: string, bucket: string, now: number) {
  const expireAt = now + LIFE
  const ak = `STS.${randomBytes(10).toString('hex')}`
  const said = Buffer.from(JSON.stringify({ ak, userId, bucket, expireAt })).toString('base64url')
  const token = `${said}.${hmac('sha256', SECRET, said).digest('base64url')}`
  return { ak, sk: secretOf(token), token, bucket, expireAt }
}

const secretOf = (token: string) => hmac('sha256', SECRET, `sk ${token}`).digest('hex')

/** The owner of the bucket keys that signed a form for this key and size; null for an invalid signature. */
export function formOwner(
  form: ReadonlyMap<string, string>,
  { bucket, size, now }: { bucket: string; size: number; now: number },
): string | null {
  const [token, policy, key] = ['x-oss-security-token', 'policy', 'key'].map((name) => form.get(name) ?? '')
  const [said = '', seal = ''] = (token ?? '').split('.')
  if (!same(seal, hmac('sha256', SECRET, said).digest('base64url'))) return null
  if (!same(form.get('Signature') ?? '', hmac('sha1', secretOf(token ?? ''), policy ?? '').digest('base64')))
    return null
  const { ak, userId, bucket: theirs, expireAt } = read(Buffer.from(said, 'base64url'))
  const { expiration, conditions } = read(Buffer.from(policy ?? '', 'base64'))
  const [wanted, range] = Array.isArray(conditions) ? conditions : []
  const isFor = Array.isArray(wanted) && wanted[2] === key && Array.isArray(range) && size <= Number(range[2])
  const isNow = Number(expireAt) > now && Date.parse(String(expiration)) > now
  const isHere = ak === form.get('OSSAccessKeyId') && theirs === bucket && typeof userId === 'string'
  return isFor && isNow && isHere && userId !== '' ? userId : null
}

function same(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}

function read(bytes: Buffer): Record<string, unknown> {
  try {
    return Object(JSON.parse(bytes.toString()))
  } catch {
    return {}
  }
}
