import { randomBytes } from 'node:crypto'
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { SignFlow } from '#api/shapes/order.ts'
import { signDocs, signFlows } from '#test/service/database/schema.ts'
import { stamp } from '#lib/time/dates.ts'
import type { Deps } from '#test/service/deps.ts'
import { badInput, notFound, Refusal } from '#test/service/refusal.ts'
import type { DocumentSeed } from '#test/service/seed/documents.ts'
import type { VendorAnswer } from '#test/service/vendor-port.ts'
import type { Visit } from '#test/service/visit.ts'
import { storeDocument } from './documents.ts'
import { afterSigning } from './signed.ts'

/** The time allowed for signing. */
const FLOW_LIFE = 2 * 3600_000

export type FlowRow = typeof signFlows.$inferSelect

export interface ToSign {
  kind: FlowRow['kind']
  targetId: string
  userId: string
  docs: readonly DocumentSeed[]
  /** Lines on the first page: its subject. */
  facts: readonly string[]
  subject?: string
}

/** The flow of a target: the valid one, or a new one where there is none, it was declined or has expired. */
export async function flowFor(wanted: ToSign, deps: Deps): Promise<FlowRow> {
  const { kind, targetId, userId, docs, facts, subject } = wanted
  const had = await liveFlow(kind, targetId, deps)
  if (had && (had.status === 'SIGNED' || had.subject === (subject ?? null))) return had
  if (had) await dropFlow(had.flowId, deps)
  const at = deps.now()
  const row: FlowRow = {
    flowId: `E${randomBytes(12).toString('hex')}`,
    userId,
    kind,
    targetId,
    liveKey: `${kind} ${targetId}`,
    status: 'CREATED',
    createdAt: at,
    expireAt: at + FLOW_LIFE,
    signedAt: null,
    subject: subject ?? null,
  }
  const [made] = await deps.db.insert(signFlows).values(row).onConflictDoNothing().returning()
  if (!made) return flowFor(wanted, deps)
  await draft(made, docs, facts, deps)
  return made
}

/** A flow whose subject has changed is no longer valid. */
async function dropFlow(flowId: string, { db }: Deps): Promise<void> {
  const open = and(eq(signFlows.flowId, flowId), inArray(signFlows.status, ['CREATED', 'SIGNING']))
  await db.update(signFlows).set({ status: 'EXPIRED', liveKey: null }).where(open)
}

/** Generates the unsigned documents of a flow. */
export async function draft(flow: FlowRow, docs: readonly DocumentSeed[], facts: readonly string[], deps: Deps) {
  const { flowId, userId } = flow
  for (const [seq, doc] of docs.entries()) {
    const { name, mustReadSec } = doc
    const { url, hash } = await storeDocument(doc, { userId, facts }, deps)
    const row = { docId: `${flowId}-${seq}`, flowId, seq, name, url, hash, mustReadSec, signed: false }
    await deps.db.insert(signDocs).values(row).onConflictDoNothing()
  }
}

/** The valid flow of a target, after expiring overdue ones. */
export async function liveFlow(kind: FlowRow['kind'], targetId: string, deps: Deps): Promise<FlowRow | undefined> {
  const { db, now } = deps
  await db
    .update(signFlows)
    .set({ status: 'EXPIRED', liveKey: null })
    .where(and(inArray(signFlows.status, ['CREATED', 'SIGNING']), lte(signFlows.expireAt, now())))
  return db.query.signFlows.findFirst({ where: eq(signFlows.liveKey, `${kind} ${targetId}`) })
}

/** The newest flow of a target, even if no longer valid. */
export async function newestFlow(kind: FlowRow['kind'], targetId: string, deps: Deps): Promise<FlowRow | undefined> {
  const live = await liveFlow(kind, targetId, deps)
  if (live) return refreshed(live, deps)
  const ofTarget = and(eq(signFlows.kind, kind), eq(signFlows.targetId, targetId))
  return deps.db.query.signFlows.findFirst({ where: ofTarget, orderBy: sql`rowid desc` })
}

/** The current state of a flow of this customer, after asking the vendor; throws when there is none. */
export async function ownFlow(flowId: string, userId: string, deps: Deps, kind?: FlowRow['kind']): Promise<FlowRow> {
  const mine = and(eq(signFlows.flowId, flowId), eq(signFlows.userId, userId))
  const found = await deps.db.query.signFlows.findFirst({ where: mine })
  if (!found || (kind !== undefined && found.kind !== kind)) throw notFound('签署流程')
  return refreshed(found, deps)
}

/** The flow after asking the vendor about it. */
export async function refreshed(flow: FlowRow, deps: Deps): Promise<FlowRow> {
  if (flow.status === 'CREATED' || flow.status === 'SIGNING') {
    const said = await deps.vendors.ask('SIGN', flow.flowId)
    if (said) await applySigning(said, deps)
    else await liveFlow(flow.kind, flow.targetId, deps)
  }
  return (await deps.db.query.signFlows.findFirst({ where: eq(signFlows.flowId, flow.flowId) })) ?? flow
}

/** CREATED → SIGNING; a finished flow stays as it is. */
export async function startSigning(flow: FlowRow, deps: Deps): Promise<FlowRow> {
  const [begun] = await deps.db
    .update(signFlows)
    .set({ status: 'SIGNING' })
    .where(and(eq(signFlows.flowId, flow.flowId), eq(signFlows.status, 'CREATED')))
    .returning()
  // A concurrent request won, or it is finished: its current state.
  return begun ?? (await deps.db.query.signFlows.findFirst({ where: eq(signFlows.flowId, flow.flowId) })) ?? flow
}

/** The vendor's page for a flow, once; the return URL is one of ours. */
export async function signLink(flow: FlowRow, title: string, returnUrl: string, visit: Visit, deps: Deps) {
  const origin = originFor(visit, deps)
  const back = ownAddress(returnUrl, origin, deps)
  const now = await startSigning(await refreshed(flow, deps), deps)
  if (now.status === 'SIGNED') throw new Refusal(40900, '文件已签署完成')
  if (now.status !== 'SIGNING') throw new Refusal(40901, '签署已失效，请重新发起')
  await deps.vendors.open({ kind: 'SIGN', reference: now.flowId, title })
  return `${origin}${await deps.vendors.link('SIGN', now.flowId, back)}`
}

export function originFor(visit: Visit, deps: Deps): string {
  return visit.origin ?? deps.origins()[0] ?? ''
}

/** A return URL on one of our own pages, normalized; anything else is rejected. */
export function ownAddress(returnUrl: string, origin: string, deps: Deps): string {
  try {
    const url = new URL(returnUrl, origin)
    // The origin of a blob: URL is ours too.
    const isPage = url.protocol === 'http:' || url.protocol === 'https:'
    if (isPage && deps.origins().includes(url.origin) && /^[!-~]+$/.test(returnUrl) && !returnUrl.includes('\\'))
      return url.href
  } catch {
    // Said below.
  }
  throw badInput(40052, '返回地址不正确')
}

/** The vendor's report of a signature, once: SIGNING → SIGNED or REJECTED, and its consequences. */
export async function applySigning({ reference, outcome }: VendorAnswer, deps: Deps): Promise<void> {
  const { db, now } = deps
  const signed = outcome === 'DONE'
  const [flow] = await db
    .update(signFlows)
    .set(signed ? { status: 'SIGNED', signedAt: now() } : { status: 'REJECTED', liveKey: null })
    .where(and(eq(signFlows.flowId, reference), eq(signFlows.status, 'SIGNING')))
    .returning()
  const found = flow ?? (await db.query.signFlows.findFirst({ where: eq(signFlows.flowId, reference) }))
  if (!found) throw notFound('签署流程')
  // The consequences are idempotent: a crash after the line above loses nothing.
  if (found.status !== 'SIGNED') return
  await seal(found, deps)
  await afterSigning(found, deps)
}

/** Replaces the drafts by files that carry the signature. */
export async function seal(flow: FlowRow, deps: Deps): Promise<void> {
  for (const doc of await docsOf(flow.flowId, deps)) {
    if (doc.signed) continue
    const signature = [
      `签署流水 ${flow.flowId}`,
      `签署时间 ${stamp(flow.signedAt ?? deps.now())}`,
      '签署方式 可靠电子签名（示例）',
    ]
    const text = {
      name: doc.name,
      docVersion: 'v1',
      mustReadSec: doc.mustReadSec,
      body: [`原文件 SHA-256：${doc.hash}`],
      annex: ['本文件由电子签名服务生成，与原文件具有同等内容。'],
    }
    const { url, hash } = await storeDocument(text, { userId: flow.userId, facts: [], signature }, deps)
    await deps.db
      .update(signDocs)
      .set({ url, hash, signed: true })
      .where(and(eq(signDocs.docId, doc.docId), eq(signDocs.signed, false)))
  }
}

export function docsOf(flowId: string, { db }: Deps) {
  return db.select().from(signDocs).where(eq(signDocs.flowId, flowId)).orderBy(asc(signDocs.seq))
}

export async function toSignFlow({ flowId, status }: FlowRow, deps: Deps): Promise<SignFlow> {
  const docs = await docsOf(flowId, deps)
  return { flowId, status, docs: docs.map(({ name, url, mustReadSec }) => ({ name, pdfUrl: url, mustReadSec })) }
}
