import type { Edge } from '#edge/handler.ts'
import type { Visit } from '#edge/reply.ts'

const { promisify } = process.getBuiltinModule('node:util')
const { brotliCompress, constants, gzip } = process.getBuiltinModule('node:zlib')

const TEXT = /^(?:text\/|application\/(?:javascript|json|manifest\+json|xml)|image\/svg)/
/** The ETag of a page with an answer contains two versions. */
const WITH_ANSWER = /^W\/"[\w-]{20}-./
/** Limit of the cache, bytes. */
const MEMORY = 32 * 1024 * 1024

type Encoding = 'br' | 'gzip' | 'identity'
type Bytes = Uint8Array<ArrayBuffer>

/**
 * Compresses replies and caches the result by ETag.
 * @param quality of brotli for files; pages with an answer, which change every minute, use at most 5
 */
export function packed(reply: Edge['reply'], quality: number = constants.BROTLI_MAX_QUALITY): Edge['reply'] {
  const done = new Map<string, Bytes>()
  const running = new Map<string, Promise<Bytes>>()
  let size = 0

  const keep = (key: string, body: Bytes) => {
    size += body.length
    done.set(key, body)
    for (const [oldest, { length }] of done) {
      if (size <= MEMORY) break
      done.delete(oldest)
      size -= length
    }
    return body
  }
  const pack = (key: string, body: Bytes, encoding: Encoding, level: number) => {
    const work = packedBy(body, encoding, level)
      .then((made) => keep(key, made))
      .finally(() => running.delete(key))
    running.set(key, work)
    return work
  }

  return async (visit, later) => {
    const made = await reply(visit, later)
    const { headers, status, body } = made
    if (!TEXT.test(headers['content-type'] ?? '')) return made
    const vary = headers['vary'] === undefined ? 'Accept-Encoding' : `${headers['vary']}, Accept-Encoding`
    const { etag } = headers
    const encoding = encodingFor(visit)
    if (status !== 200 || etag === undefined || encoding === 'identity') {
      return { ...made, headers: { ...headers, vary } }
    }
    const { 'content-length': _, ...rest } = headers
    const own = { ...rest, vary, 'content-encoding': encoding }
    if (body === null) return { status, headers: own, body }
    const key = `${encoding} ${etag}`
    const found = done.get(key)
    if (found) {
      done.delete(key)
      done.set(key, found)
    }
    const level = WITH_ANSWER.test(etag) ? Math.min(5, quality) : quality
    const smaller = found ?? (await (running.get(key) ?? pack(key, body, encoding, level)))
    return { status, headers: { ...own, 'content-length': String(smaller.length) }, body: smaller }
  }
}

function encodingFor(visit: Visit): Encoding {
  const accepted = visit.header('accept-encoding') ?? ''
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

async function packedBy(body: Bytes, encoding: Encoding, quality: number): Promise<Bytes> {
  if (encoding === 'gzip') return copied(await promisify(gzip)(body))
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  return copied(await promisify(brotliCompress)(body, { params }))
}

/** Small buffers of Node share a larger one, which would stay in memory. */
function copied(buffer: Uint8Array): Bytes {
  return new Uint8Array(buffer)
}
