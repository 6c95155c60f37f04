import { createHash, randomBytes } from 'node:crypto'
import { brand } from '#config/brand.ts'
import { day } from '#lib/time/dates.ts'
import { uploads } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { textPdf } from '#test/service/files/pdf.ts'
import { today } from '#test/service/seed/days.ts'
import { type DocumentSeed, effectiveAt } from '#test/service/seed/documents.ts'

const WIDTH = 33
const PAGE = 36

export interface StoredFile {
  url: string
  /** SHA-256, hex. */
  hash: string
}

/**
 * Renders a document as PDF — text, annex and signatures each begin a page — and stores it among the customer's files;
 * anyone with its URL may read it.
 */
export async function storeDocument(
  doc: DocumentSeed,
  of: { userId: string; facts: readonly string[]; signature?: readonly string[] },
  deps: Deps,
): Promise<StoredFile> {
  const head = [doc.name, `版本 ${doc.docVersion}　生效日期 ${day(effectiveAt(today(deps.now())))}`, '']
  const signature = of.signature ?? ['（尚未签署）']
  const body = textPdf([
    ...page([...head, ...of.facts, '', ...spaced(doc.body)]),
    ...page([`${doc.name}　附件`, '', ...spaced(doc.annex), '', brand.riskLine]),
    `${doc.name}　签署页`,
    '',
    `甲方：${brand.companyName}`,
    ...signature,
  ])
  const fileKey = `contract-${randomBytes(16).toString('hex')}.pdf`
  const readKey = randomBytes(16).toString('hex')
  await deps.db.insert(uploads).values({
    fileKey,
    userId: of.userId,
    purpose: 'CONTRACT',
    type: 'application/pdf',
    putKey: randomBytes(16).toString('hex'),
    readKey,
    expireAt: 0,
    size: body.length,
    body,
  })
  return { url: `/files/u/${fileKey}?k=${readKey}`, hash: createHash('sha256').update(body).digest('hex') }
}

/** Paragraphs separated by an empty line, wrapped to the width of the page. */
function spaced(paragraphs: readonly string[]): string[] {
  return paragraphs.flatMap((words) => [...cut(words), ''])
}

function cut(words: string): string[] {
  const letters = Array.from(words)
  return Array.from({ length: Math.ceil(letters.length / WIDTH) }, (_, line) =>
    letters.slice(line * WIDTH, (line + 1) * WIDTH).join(''),
  )
}

/** Lines padded to whole pages. */
function page(lines: readonly string[]): string[] {
  const rest = (PAGE - (lines.length % PAGE)) % PAGE
  return [...lines, ...Array<string>(rest).fill('')]
}
