import { afterEach, describe, expect, it, vi } from 'vitest'
import { start, type TestService } from '#test/service/testing.ts'
import { readLimited } from './limited-body.ts'

let service: TestService
afterEach(() => service?.close())

const PIECE = 16 * 1024
const MEGABYTE = 1024 * 1024

/** A body that never ends, after `head`; `taken` counts the bytes that were read. */
function endless(head = '') {
  const sent = { taken: 0 }
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const piece = sent.taken === 0 && head !== '' ? new TextEncoder().encode(head) : new Uint8Array(PIECE).fill(97)
        sent.taken += piece.length
        controller.enqueue(piece)
        // Far more than any limit: a reader without one is stopped here, not by running out of memory.
        if (sent.taken > 80 * MEGABYTE) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  return { sent, body }
}

/** The outcome of a body without a length, and how much of it was read. */
async function pour(path: string, type: string, method = 'POST', head = '') {
  const { sent, body } = endless(head)
  const init = { method, headers: { 'content-type': type }, body, duplex: 'half' } as RequestInit
  const { status } = await service.request(path, init)
  return { status, taken: sent.taken }
}

const form = (fields: Record<string, string>) =>
  [
    ...Object.entries(fields).map(
      ([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    ),
    '--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n',
  ].join('')

describe('an endless body', () => {
  it('of a call is rejected at its limit', async () => {
    service = await start()
    const { status, taken } = await pour('/api/auth/v2/mobile-login', 'application/json')
    expect(status).toBe(413)
    expect(taken).toBeLessThan(256 * 1024)
  })
  it('of a picture is rejected at the limit for pictures', async () => {
    service = await start()
    const { accessToken } = await service.login('13800000002')
    const { putUrl } = (await service.get('/oss/generate-presign-url?ext=png&purpose=ID', accessToken)).body.data
    const { status, taken } = await pour(putUrl, 'image/png', 'PUT')
    expect(status).toBe(413)
    expect(taken).toBeLessThan(11 * MEGABYTE)
  })
  it('is not read at all without a signature', async () => {
    service = await start()
    const unsigned = await pour('/files/form', 'multipart/form-data; boundary=b', 'POST', form({ key: 'u/id-1.jpg' }))
    expect(unsigned.status).toBe(403)
    expect(unsigned.taken).toBeLessThan(64 * 1024)
    const headless = await pour('/files/form', 'multipart/form-data; boundary=b', 'POST', '--b\r\nx')
    expect(headless.status).toBe(413)
    expect(headless.taken).toBeLessThan(64 * 1024)
    expect((await pour('/files/form', 'text/plain')).status).toBe(400)
    const place = await pour('/files/put/guess', 'image/png', 'PUT')
    expect(place).toEqual({ status: 403, taken: 0 })
  })
  it('to a vendor or its pages is rejected', async () => {
    service = await start()
    for (const path of ['/notify/vendor', '/__vendor/sign/guess']) {
      const { status, taken } = await pour(path, 'application/json')
      expect([path, status < 500 && status >= 400, taken < 64 * 1024]).toEqual([path, true, true])
    }
  })
  it('that stops arriving is abandoned', async () => {
    vi.useFakeTimers()
    const body = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(1)) })
    const request = new Request('http://localhost', { method: 'POST', body, duplex: 'half' } as RequestInit)
    const read = readLimited(request, 10).catch((error: Error) => error.message)
    await vi.advanceTimersByTimeAsync(10_000)
    vi.useRealTimers()
    expect(await read).toBe('提交的内容没有传完')
  })
})
