import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createSecureServer, type Http2SecureServer, type ServerHttp2Session, type ServerHttp2Stream } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** HTTP/2 over TLS in front of a server, as a page is reached in production. */
export interface SecureFront {
  origin: string
  /** Nothing listens, open connections are closed. */
  drop(): Promise<void>
  restore(): Promise<void>
}

interface Identity {
  key: Buffer
  cert: Buffer
  /** What a browser pins: base64 of the SHA-256 of the public key. */
  pin: string
}

let made: Identity | undefined

/** The certificate of this run. */
export function identity(): Identity {
  made ??= makeIdentity()
  return made
}

function makeIdentity(): Identity {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  try {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
    const files = ['-keyout', key, '-out', cert]
    execFileSync('openssl', ['req', '-x509', '-nodes', '-days', '2', ...curve, ...files, ...subject], { stdio: 'pipe' })
    const certificate = readFileSync(cert)
    const spki = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' })
    return { key: readFileSync(key), cert: certificate, pin: createHash('sha256').update(spki).digest('base64') }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** @param port of the server behind it, on this machine */
export async function secure(port: number): Promise<SecureFront> {
  const open = new Set<ServerHttp2Session>()
  let server: Http2SecureServer | undefined
  let own = 0
  const restore = async () => {
    const { key, cert } = identity()
    server = createSecureServer({ key, cert })
    server.on('session', (session) => {
      open.add(session)
      session.once('close', () => open.delete(session))
    })
    server.on('stream', (stream, headers) => pass(stream, headers, port))
    await new Promise<void>((resolve) => server?.listen(own, resolve))
    own = (server.address() as AddressInfo).port // it listens on a port
  }
  await restore()
  return {
    origin: `https://localhost:${own}`,
    restore,
    drop: () =>
      new Promise((resolve) => {
        server?.close(() => resolve())
        for (const session of open) session.destroy()
      }),
  }
}

/** Of one connection alone: not known to HTTP/2. */
const ONE_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade']

function pass(stream: ServerHttp2Stream, headers: Record<string, unknown>, port: number): void {
  const own = Object.entries(headers).filter(([name]) => !name.startsWith(':'))
  const onward = request({
    port,
    method: String(headers[':method']),
    path: String(headers[':path']),
    headers: { ...Object.fromEntries(own), host: `localhost:${port}` } as Record<string, string>, // as received
  })
  onward.on('response', (answer) => {
    const sent = Object.entries(answer.headers).filter(([name]) => !ONE_HOP.includes(name))
    if (stream.destroyed) return
    stream.respond({ ':status': answer.statusCode, ...Object.fromEntries(sent) })
    answer.pipe(stream)
  })
  // Ended by the browser, or the server behind it is away.
  onward.on('error', () => stream.destroy())
  stream.on('error', () => onward.destroy())
  stream.pipe(onward)
}
