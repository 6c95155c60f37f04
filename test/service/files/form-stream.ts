import { Refusal } from '#test/service/refusal.ts'
import { piecesOf, tooLong } from '#test/service/web/limited-body.ts'

/** The size before the file: a dozen short fields. */
const HEAD_LIMIT = 16 * 1024
/** The size after it: fields that are ignored. */
const TAIL_LIMIT = 4 * 1024

/** A form whose last field is the file: its other fields, and the file, which has not been stored yet. */
export interface FormStream {
  fields: ReadonlyMap<string, string>
  /** Reads on; rejects more than `limit` bytes. */
  file: (limit: number) => Promise<Buffer>
}

/** Reads a multipart form up to its file, so that its signature is checked before the file is accepted. */
export async function openForm(request: Request): Promise<FormStream> {
  const [, boundary] =
    /^multipart\/form-data;.*boundary="?([^";]+)"?/i.exec(request.headers.get('content-type') ?? '') ?? []
  if (boundary === undefined) throw new Refusal(40016, '没有文件', 400)
  const end = `\r\n--${boundary}`
  const pieces = piecesOf(request)
  const fields = new Map<string, string>()
  // With a line break prepended the first delimiter is like all others.
  let held = Buffer.from('\r\n')
  for (;;) {
    const part = firstPart(held, end)
    if (part === 'more') {
      if (held.length > HEAD_LIMIT) throw tooLong()
      const { done, value } = await pieces.next()
      if (done) throw new Refusal(40016, '没有文件', 400)
      held = Buffer.concat([held, value])
    } else if (part.isFile) {
      const begun = held.subarray(part.at)
      return { fields, file: (limit) => readFile(begun, pieces, end, limit) }
    } else {
      fields.set(part.name, part.value)
      held = held.subarray(part.at)
    }
  }
}

type Part = { isFile: true; at: number } | { isFile: false; name: string; value: string; at: number }

/** The part at the start of a buffer; `at`: where its file begins, or what follows it. */
function firstPart(held: Buffer, end: string): Part | 'more' {
  const head = held.indexOf('\r\n\r\n')
  if (head === -1) return 'more'
  const headers = held.subarray(0, head).toString()
  if (!headers.startsWith(`${end}\r\n`)) throw new Refusal(40016, '没有文件', 400)
  const name = /;\s*name="([^"]*)"/i.exec(headers)?.[1] ?? ''
  if (name === 'file') return { isFile: true, at: head + 4 }
  const until = held.indexOf(end, head + 4)
  return until === -1 ? 'more' : { isFile: false, name, value: held.subarray(head + 4, until).toString(), at: until }
}

async function readFile(begun: Buffer, pieces: AsyncGenerator<Uint8Array, void>, end: string, limit: number) {
  const parts: Uint8Array[] = [begun]
  let size = begun.length
  for await (const piece of pieces) {
    parts.push(piece)
    size += piece.length
    if (size > limit + TAIL_LIMIT) throw tooLong()
  }
  const whole = Buffer.concat(parts)
  const until = whole.indexOf(end)
  if (until === -1) throw new Refusal(40016, '没有文件', 400)
  if (until > limit) throw tooLong()
  return whole.subarray(0, until)
}
