import { expect, it } from 'vitest'
import type { Call } from '#api/call.ts'
import { contract } from '#api/contract.ts'
import { FAMILIES, reasons } from '#test/call-reasons.ts'
import { callsUsed } from './calls-used.ts'
import { read, sources } from './sources.ts'

const rows = read('test/unit/calls.tsv').trimEnd().split('\n').slice(1)
const held = rows
  .map((row) => row.split('\t'))
  .filter(([, , , , screens = '']) => screens.split(',').some((screen) => FAMILIES.test(screen)))
  .map(([, method = '', path = '']) => `${method} ${path}`)

/** The calls used by the client's code, outside the contract itself. */
const names = new Set(
  sources(/^src\/(?!api\/domains\/|api\/contract).*\.tsx?$/)
    .filter(({ path }) => !/\.test\.tsx?$/.test(path))
    .flatMap(({ text }) => callsUsed(text)),
)

/** The calls some client code makes, including their twins for guests. */
const made = new Set(
  Object.values(contract).flatMap((domain) =>
    Object.entries<Partial<Call>>(domain)
      .filter(([name]) => names.has(name))
      .flatMap(([, { method, path, twin }]) => [`${method} ${path}`, `${twin?.method} ${twin?.path}`]),
  ),
)

it('each call of the built families is made by a screen, or has a reason', () => {
  const missing = held.filter((call) => !made.has(call) && !Object.hasOwn(reasons, call))
  expect(missing, 'give the reason of each in test/call-reasons.ts').toEqual([])
})

it('every reason belongs to a call of these families that no screen makes', () => {
  // Made for other services, and never for the reference service.
  const elsewhere = 'POST /app/user/bindWx'
  const outdated = Object.keys(reasons).filter((call) => !held.includes(call) || (made.has(call) && call !== elsewhere))
  expect(outdated, 'remove the reason of each from test/call-reasons.ts').toEqual([])
})

const IMPORT = "import { chatLike, chatQuit } from '#api/domains/live/chat.ts'\n"
it.each([
  ['imported alone', IMPORT],
  ['in a comment', `${IMPORT}/** As chatLike does. */\nexport const a = 1 // and chatQuit\n  // like chatQuit\n`],
  ['as a type', `${IMPORT}export type Liked = OutputOf<typeof chatLike>\n`],
  ['imported as a type', "import type { chatLike } from '#api/domains/live/chat.ts'\nexport const a = chatLike\n"],
  ['as what becomes old', `${IMPORT}export const options = { stale: [chatLike,\n chatQuit] }\n`],
  ['as a member of something else', `${IMPORT}export const a = b.chatLike\n`],
  ['from elsewhere', "import { chatLike } from './model.ts'\nexport const a = chatLike\n"],
])('a call that is only mentioned does not count: %s', (_, text) => {
  expect(callsUsed(text)).toEqual([])
})

it.each([
  ['asked', `${IMPORT}export const useChat = () => useCall(chatLike, {})\n`, ['chatLike']],
  ['one of two', `${IMPORT}const call = inRoom ? chatLike : chatQuit\n`, ['chatLike', 'chatQuit']],
  ['by another name', "import { chatLike as like } from './api/domains/live/chat.ts'\nrun(like)\n", ['chatLike']],
])('a call that is used counts: %s', (_, text, calls) => {
  expect(callsUsed(text)).toEqual(calls)
})
