import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { freePorts } from '#test/free-ports.ts'
import { PortTaken, serve, welcome } from '#test/serve.ts'
import { ID_HEADER } from '#test/service-id.ts'
import { FolderTaken, lockFolder } from './database/lock.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'serve-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Over a real connection, as a page does it. */
const ask = async (url: string, init?: RequestInit) => globalThis.fetch(url, init)

describe('the server', () => {
  it('serves one database at two origins, the second inside WeChat, and keeps it over a restart', async () => {
    const port = await freePorts()
    const at = (path: string, n = port) => `http://localhost:${n}${path}`
    const first = await serve({ port, data: folder, faults: true, dist: folder })
    const login = await ask(at('/__test/login'), { method: 'POST', body: '{"mobile":"13800000001"}' })
    const { accessToken } = Object(await login.json())
    const me = (n: number) => ask(at('/api/users/me', n), { headers: { authorization: `Bearer ${accessToken}` } })
    expect([(await me(port)).status, (await me(port + 1)).status]).toEqual([200, 200])
    expect((await ask(at('/__wechat/', port + 1))).status).toBe(200)
    expect((await ask(at('/__wechat/'))).status).toBe(404)

    await first.dropServer()
    await expect(me(port)).rejects.toThrow()
    await first.restoreServer()
    expect((await me(port)).status).toBe(200)
    await first.close()

    const second = await serve({ port, data: folder, dist: folder })
    expect((await me(port)).status).toBe(200)
    expect((await ask(at('/__test/journal'))).status).toBe(404)
    await second.close()
  })
  it('rejects unknown callers of the gateway and answers known ones', async () => {
    const port = await freePorts()
    const running = await serve({ port, inMemory: true, faults: true, dist: folder })
    const socket = (token: string) => new WebSocket(`ws://localhost:${port}/api/room?roomId=LR01&token=${token}`)
    const code = await new Promise((resolve) => socket('x').on('close', resolve))
    expect(code).toBe(4401)
    const login = await ask(`http://localhost:${port}/__test/login`, {
      method: 'POST',
      body: '{"mobile":"13800000001"}',
    })
    const { accessToken } = Object(await login.json())
    const ticket = await ask(`http://localhost:${port}/api/room/ticket`, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}` },
    })
    const known = socket(Object(await ticket.json()).data.ticket)
    const pong = await new Promise((resolve) => {
      known.on('open', () => known.send('{"t":"ping"}'))
      known.on('message', (data: Buffer) => {
        const { t } = Object(JSON.parse(data.toString()))
        if (t === 'pong') resolve(t)
      })
    })
    expect(pong).toBe('pong')
    await running.close()
  })
  it('aborts a request that is never finished', async () => {
    const port = await freePorts()
    const running = await serve({ port, inMemory: true, dist: folder, patience: 50 })
    const socket = connect(port, 'localhost')
    const closed = new Promise((resolve) => socket.on('close', resolve))
    socket.resume().write('GET /api/public/current-time HTTP/1.1\r\nhost: localhost\r\nx-half')
    await closed
    await running.close()
  })
  it('forbids MIME sniffing', async () => {
    const port = await freePorts()
    const running = await serve({ port, inMemory: true, dist: folder })
    for (const n of [port, port + 1]) {
      for (const path of ['/', '/none', '/api/users/me', '/files/none', '/__vendor/', '/__wechat/', '/__test/sms']) {
        const { headers } = await ask(`http://localhost:${n}${path}`)
        expect([n - port, path, headers.get('x-content-type-options')]).toEqual([n - port, path, 'nosniff'])
      }
      const notice = await ask(`http://localhost:${n}/notify/vendor`, { method: 'POST', body: '{}' })
      expect([notice.status, notice.headers.get('x-content-type-options')]).toEqual([401, 'nosniff'])
    }
    await running.close()
  })
  it('sends its id in every answer if it was given one, and none otherwise', async () => {
    const port = await freePorts()
    const named = await serve({ port, inMemory: true, dist: folder, id: 'a-1' })
    const other = await freePorts()
    const unnamed = await serve({ port: other, inMemory: true, dist: folder })
    const idAt = async (url: string) => (await ask(url)).headers.get(ID_HEADER)
    for (const path of ['/', '/none', '/api/public/current-time']) {
      expect(await idAt(`http://localhost:${port}${path}`)).toBe('a-1')
      expect(await idAt(`http://localhost:${port + 1}${path}`)).toBe('a-1')
      expect(await idAt(`http://localhost:${other}${path}`)).toBeNull()
    }
    await Promise.all([named.close(), unnamed.close()])
  })
  it('lists where to start and three test logins, which the simulator can sign in without a code', async () => {
    const port = await freePorts()
    const running = await serve({ port, inMemory: true, dist: folder })
    const logins = running.service.logins()
    const lines = welcome({ port, wechatPort: port + 1, logins }).split('\n')
    for (const place of [`:${port}/home`, `:${port + 1}/home`, `:${port + 1}/__wechat/`])
      expect(lines.filter((line) => line.includes(`http://localhost${place}`))).toHaveLength(1)
    const shown = logins.filter(({ mobile, shows }) => lines.some((line) => line.trim() === `${mobile}  ${shows}`))
    expect(shown).toHaveLength(3)
    const signIn = (origin: number) =>
      ask(`http://localhost:${origin}/__test/login`, { method: 'POST', body: JSON.stringify(shown[1]) })
    const { accessToken } = await (await signIn(port + 1)).json()
    const headers = { authorization: `Bearer ${accessToken}` }
    const me = await (await ask(`http://localhost:${port}/api/users/me`, { headers })).json()
    expect(me).toMatchObject({ code: 0, data: { nickName: '慢慢学🌱' } })
    expect((await signIn(port)).status).toBe(404)
    await running.close()
  })
  it('reports the occupied port and leaves nothing behind', async () => {
    const port = await freePorts()
    const running = await serve({ port, inMemory: true, dist: folder })
    await expect(serve({ port, data: folder, dist: folder })).rejects.toThrow(PortTaken)
    lockFolder(folder)()
    await running.close()
  })
})

describe('the lock of the data folder', () => {
  it('excludes a second process while the first lives', () => {
    const unlock = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(FolderTaken)
    unlock()
    lockFolder(folder)()
  })
  it('is released when its process is dead', () => {
    writeFileSync(join(folder, 'service.pid'), '2147483646')
    lockFolder(folder)()
  })
})
