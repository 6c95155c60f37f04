import type { Edge } from '#edge/handler.ts'

const { promisify } = process.getBuiltinModule('node:util')
const { brotliCompress, constants, gzip } = process.getBuiltinModule('node:zlib')

const TEXT = /^(?:text\/|application\/(?:javascript|json|manifest\+json|xml)|image\/svg)/
/** How much is held, bytes. */
const MEMORY = 64 * 1024 * 1024

type Encoding = 'br' | 'gzip' | 'identity'
interface Packed {
  body: Promise<Uint8Array<ArrayBuffer>>
  /** Known once it is packed. */
  size: number
}

/**
 * Packs answers as the browser takes them best; each body once for each encoding, for as long as memory allows.
 * @param quality of brotli, for files; pages with an answer of the minute are packed faster
 */
export function packed(edge: Edge, quality: number = constants.BROTLI_MAX_QUALITY): Edge {
  const held = new Map<string, Packed>()
  let size = 0

  const pack = (key: string, body: Uint8Array<ArrayBuffer>, encoding: Encoding, isMade: boolean) => {
    const packing: Packed = { body: packedBy(body, encoding, isMade ? Math.min(5, quality) : quality), size: 0 }
    held.set(key, packing)
    packing.body.then(
      ({ length }) => {
        if (held.get(key) !== packing) return
        packing.size = length
        size += length
        for (const [oldest, { size: its }] of held) {
          if (size <= MEMORY) break
          held.delete(oldest)
          size -= its
        }
      },
      () => held.delete(key),
    )
    return packing.body
  }

  return async (request, later) => {
    const response = await edge(request, later)
    const { headers, status } = response
    if (!TEXT.test(headers.get('content-type') ?? '')) return response
    headers.append('vary', 'Accept-Encoding')
    const etag = headers.get('etag')
    if (status !== 200 || etag === null) return response
    const encoding = encodingFor(request)
    if (encoding === 'identity') return response
    headers.set('content-encoding', encoding)
    if (response.body === null) {
      headers.delete('content-length')
      return response
    }
    const key = `${encoding} ${etag} ${headers.get('content-type')}`
    const found = held.get(key)
    if (found) {
      held.delete(key)
      held.set(key, found)
    }
    // A page with an answer has both versions in its tag.
    const body = await (found?.body ??
      pack(key, new Uint8Array(await response.arrayBuffer()), encoding, /^W\/"[\w-]{20}-./.test(etag)))
    headers.set('content-length', String(body.length))
    return new Response(body, { status, headers })
  }
}

function encodingFor(request: Request): Encoding {
  const accepted = request.headers.get('accept-encoding') ?? ''
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

async function packedBy(body: Uint8Array<ArrayBuffer>, encoding: Encoding, quality: number) {
  if (encoding === 'gzip') return plain(await promisify(gzip)(body))
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  return plain(await promisify(brotliCompress)(body, { params }))
}

/** Of its own memory: Node's small buffers share one block. */
function plain(buffer: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer)
}
