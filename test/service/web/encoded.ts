import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TEXT = /^(?:text\/|application\/(?:javascript|json|manifest\+json)|image\/svg)/

interface Kept {
  body: Buffer
  etag: string
}

export type Packer = ReturnType<typeof createPacker>

/** Bodies packed once for each encoding and kept. */
export function createPacker(quality = constants.BROTLI_MAX_QUALITY) {
  const kept = new Map<string, Kept>()
  return {
    /** A body as the browser takes it best; 304 when the browser has it. */
    answer(body: Buffer, headers: Record<string, string>, request: Request): Response {
      const encoding = TEXT.test(headers['content-type'] ?? '') ? encodingFor(request) : 'identity'
      const digest = createHash('sha256').update(body).digest('base64url').slice(0, 20)
      const key = `${digest} ${encoding}`
      const packed = kept.get(key) ?? { body: pack(body, encoding, quality), etag: `W/"${digest}"` }
      if (kept.size > 1000) kept.clear()
      kept.set(key, packed)
      const all = {
        ...headers,
        etag: packed.etag,
        vary: 'Accept-Encoding',
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      }
      if (request.headers.get('if-none-match') === packed.etag) return new Response(null, { status: 304, headers: all })
      return new Response(new Uint8Array(packed.body), {
        headers: { ...all, 'content-length': String(packed.body.length) },
      })
    },
  }
}

type Encoding = 'br' | 'gzip' | 'identity'

function encodingFor(request: Request): Encoding {
  const accepted = request.headers.get('accept-encoding') ?? ''
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

function pack(body: Buffer, encoding: Encoding, quality: number): Buffer {
  if (encoding === 'gzip') return gzipSync(body)
  if (encoding === 'identity') return body
  return brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })
}
