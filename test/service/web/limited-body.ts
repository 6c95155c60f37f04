import { Refusal } from '#test/service/refusal.ts'

/** The read timeout of a silent sender, ms. */
const PATIENCE = 10_000

/** The whole body of a request; rejected as soon as it exceeds `limit` bytes, before memory grows. */
export async function readLimited(request: Request, limit: number): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLong()
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of piecesOf(request)) {
    size += part.length
    if (size > limit) throw tooLong()
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** The chunks of a body as they arrive; a consumer that stops ends the stream. */
export async function* piecesOf(request: Request): AsyncGenerator<Uint8Array, void> {
  const reader = request.body?.getReader()
  if (!reader) return
  try {
    for (;;) {
      const { done, value } = await soon(reader.read())
      if (done) return
      yield value
    }
  } finally {
    // Not awaited: the other side may never answer.
    void reader.cancel().catch(() => undefined)
  }
}

export const tooLong = () => new Refusal(40013, '提交的内容过长', 413)

async function soon<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refusal(40015, '提交的内容没有传完', 400)), PATIENCE)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
