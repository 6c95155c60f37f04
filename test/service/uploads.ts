import { randomBytes } from 'node:crypto'
import { and, eq, gt, inArray } from 'drizzle-orm'
import { createWebApp, type WebApp } from '#test/web-app.ts'
import { uploads } from './database/schema.ts'
import type { Deps } from './deps.ts'
import { openForm } from './files/form-stream.ts'
import { Refusal } from './refusal.ts'
import { FILE_BUCKET, formOwner, VIDEO_BUCKET } from './storage-keys.ts'
import { readLimited } from './web/limited-body.ts'

const PLACE_LIFE = 10 * 60_000
const MEGABYTE = 1024 * 1024
export const PICTURE_LIMIT = 10 * MEGABYTE
const TYPES = new Map([
  ['jpg', { type: 'image/jpeg', limit: PICTURE_LIMIT }],
  ['png', { type: 'image/png', limit: PICTURE_LIMIT }],
  ['pdf', { type: 'application/pdf', limit: PICTURE_LIMIT }],
  ['mp4', { type: 'video/mp4', limit: 200 * MEGABYTE }],
  ['mov', { type: 'video/quicktime', limit: 200 * MEGABYTE }],
])
/** Readable for a short time only. */
const PRIVATE = new Set(['ID', 'SIGNATURE', 'EVALUATION', 'INVOICE'])
const PURPOSES = new Set(['ID', 'SIGNATURE', 'COMPLAINT', 'AVATAR', 'VOUCHER', 'OTHER'])

/** Creates an upload key for one file of a customer. */
export async function placeFor(userId: string, ext: string, purpose: string, deps: Deps) {
  const kind = TYPES.get(ext.toLowerCase())
  if (!kind) throw new Refusal(40061, '仅支持 JPG/PNG/PDF')
  if (!PURPOSES.has(purpose)) throw new Refusal(40062, '不支持的文件用途')
  const row = {
    ...keysFor(purpose, ext.toLowerCase()),
    userId,
    purpose,
    type: kind.type,
    expireAt: deps.now() + PLACE_LIFE,
    size: 0,
  }
  await deps.db.insert(uploads).values(row)
  return { putUrl: `/files/put/${row.putKey}`, fileKey: row.fileKey, url: `/files/u/${row.fileKey}?k=${row.readKey}` }
}

/** Rejects unless every file was uploaded by this customer. */
export async function needOwnFiles(userId: string, fileKeys: readonly string[], deps: Deps): Promise<void> {
  const keys = [...new Set(fileKeys)]
  const mine = and(eq(uploads.userId, userId), inArray(uploads.fileKey, keys), gt(uploads.size, 0))
  const rows = await deps.db.select({ fileKey: uploads.fileKey }).from(uploads).where(mine)
  if (rows.length < keys.length) throw new Refusal(40063, '文件不存在或未上传完成，请重新上传')
}

/** Stores a file that the service generated for a customer; its key. */
export async function keepFile(userId: string, purpose: string, ext: string, body: Buffer, deps: Deps) {
  const { fileKey, putKey, readKey } = keysFor(purpose, ext)
  const type = TYPES.get(ext)?.type ?? 'application/octet-stream'
  const row = { fileKey, userId, purpose, type, putKey, readKey, expireAt: deps.now(), size: body.length, body }
  await deps.db.insert(uploads).values(row)
  return fileKey
}

/** The URL of a stored file, valid for ten minutes from now. */
export async function showFile(fileKey: string, { db, now }: Deps): Promise<string | null> {
  const change = { expireAt: now() + PLACE_LIFE }
  const [row] = await db.update(uploads).set(change).where(eq(uploads.fileKey, fileKey)).returning()
  return row ? `/files/u/${fileKey}?k=${row.readKey}` : null
}

/** The location of files that their owners shared with others, by key. */
export async function addressesOf(fileKeys: readonly string[], { db }: Deps): Promise<ReadonlyMap<string, string>> {
  const asked = inArray(uploads.fileKey, [...new Set(fileKeys)])
  const rows = await db.select({ fileKey: uploads.fileKey, readKey: uploads.readKey }).from(uploads).where(asked)
  return new Map(rows.map(({ fileKey, readKey }) => [fileKey, `/files/u/${fileKey}?k=${readKey}`]))
}

/** The first part of a customer's file as text. */
export async function beginningOf(fileKey: string, { db }: Deps): Promise<string> {
  const row = await db.query.uploads.findFirst({ where: eq(uploads.fileKey, fileKey) })
  return row?.body?.subarray(0, 16).toString() ?? ''
}

function keysFor(purpose: string, ext: string) {
  const key = () => randomBytes(16).toString('hex')
  return { fileKey: `${purpose.toLowerCase()}-${key()}.${ext}`, putKey: key(), readKey: key() }
}

/** Uploads and downloads of customers' files, below /files. */
export function createUploads(deps: Deps): WebApp {
  const app = createWebApp()
  app.onError((error, context) => {
    if (!(error instanceof Refusal)) throw error
    return context.text(error.message, error.status, error.status === 413 ? { connection: 'close' } : {})
  })
  app.put('/put/:putKey', async ({ req, body }) => {
    const place = and(eq(uploads.putKey, req.param('putKey')), gt(uploads.expireAt, deps.now()), eq(uploads.size, 0))
    const [row] = await deps.db.select({ fileKey: uploads.fileKey }).from(uploads).where(place)
    if (!row) return body('上传地址已失效', 403)
    const { limit } = TYPES.get(row.fileKey.split('.')[1] ?? '') ?? { limit: 0 }
    const data = await readLimited(req.raw, limit)
    if (data.length === 0) return body('文件为空', 413)
    await deps.db.update(uploads).set({ body: data, size: data.length }).where(place)
    return body(null, 200)
  })
  // The form of an object storage, signed with short-lived keys.
  app.post('/form', async ({ req, body }) => {
    const { fields: words, file } = await openForm(req.raw)
    const [, purpose = '', ext = ''] = /^u\/([a-z]+)-[0-9a-f]{32}\.([a-z0-9]+)$/.exec(words.get('key') ?? '') ?? []
    const kind = TYPES.get(ext)
    const bucket = kind?.type.startsWith('video/') ? VIDEO_BUCKET : FILE_BUCKET
    const userId = formOwner(words, { bucket, size: 0, now: deps.now() })
    if (userId === null || !kind || !PURPOSES.has(purpose.toUpperCase())) return body('签名不正确或已失效', 403)
    const data = await file(kind.limit)
    if (data.length === 0 || formOwner(words, { bucket, size: data.length, now: deps.now() }) === null)
      return body('文件过大或为空', 413)
    const row = {
      ...keysFor(purpose.toUpperCase(), ext),
      fileKey: words.get('key')?.slice(2) ?? '',
      userId,
      purpose: purpose.toUpperCase(),
      type: kind.type,
      expireAt: deps.now(),
      size: data.length,
      body: data,
    }
    const [kept] = await deps.db.insert(uploads).values(row).onConflictDoNothing().returning()
    return kept ? body(null, 200) : body('已有同名文件', 409)
  })
  app.get('/u/:fileKey', async ({ req, body }) => {
    const asked = and(eq(uploads.fileKey, req.param('fileKey')), eq(uploads.readKey, req.query('k') ?? ''))
    const row = await deps.db.query.uploads.findFirst({ where: asked })
    const isOver = row !== undefined && PRIVATE.has(row.purpose) && row.expireAt <= deps.now()
    if (!row?.body || isOver) return body('没有这个文件', 404)
    const headers = { 'content-type': row.type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }
    return body(new Uint8Array(row.body), 200, headers)
  })
  return app
}
