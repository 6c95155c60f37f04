import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { FILE_TYPES } from '#lib/path/file-types.ts'

/**
 * A plain static server, the baseline of the front handler: files are compressed at the start and read from disk on each
 * request. `/course/<anything>` is the shell of a course.
 */
const [dist = 'dist'] = process.argv.slice(2)
const packed = mkdtempSync(join(tmpdir(), 'static-'))
const files = new Map<string, string>()
for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  if (!FILE_TYPES.has(extname(file)) || file.startsWith('.')) continue
  const place = join(packed, file.replaceAll('/', '_'))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  writeFileSync(place, brotliCompressSync(readFileSync(join(dist, file)), { params }))
  files.set(`/${file}`, place)
}

const server = createServer((request, response) => {
  const { url = '/' } = request
  const path = url.startsWith('/course/') ? '/shells/course-detail.html' : url
  const place = files.get(path)
  if (place === undefined) return void response.writeHead(404).end()
  void Promise.all([stat(place), readFile(place)]).then(([{ mtimeMs, size }, body]) => {
    response.writeHead(200, {
      'content-type': FILE_TYPES.get(extname(path)) ?? '',
      'content-encoding': 'br',
      'content-length': size,
      'cache-control': 'no-cache',
      etag: `W/"${size}-${mtimeMs}"`,
      vary: 'Accept-Encoding',
    })
    response.end(body)
  })
})
server.listen(0, () => {
  // It listens on a port.
  process.stdout.write(`on port ${(server.address() as AddressInfo).port}\n`)
})
