import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './ready.mjs'

/** Screens whose calls a whole run of the browser tests has to make. */
const HELD = /^(?:AC|CO|HM|LE)-/

/** Calls of those screens that nobody makes, and why. product 2.15, 2.1 */
const reasons: Readonly<Record<string, string>> = {
  'POST /wx/wxRegister': 'for accounts of the classic kind; /auth/wx-register binds the others',
  'POST /wx/oneKeyRegister': 'a mini-program alone has the phone code it takes',
  'POST /auth/session-login':
    'a link with the ticket it takes would sign in whoever opens it; an app hands its own over by /app/auth',
  'POST /app/user/bindWx':
    'for a service that leaves WeChat unbound after a login by number: this one binds it then, and whose session WeChat did not begin is led through WeChat anew',
  'GET /public/advert/list-by-labels': 'the home screen asks for the adverts of its place',
  'GET /vod/sts/token': 'for films as evidence or comment; no page of these takes one',
  'POST /users/id_card': 'the card is handed in at /verify/submit-id, where its consent is given',
  'POST /users/other': 'other papers are handed in at /verify/submit-other, where their consent is given',
}

const [folder = join(root, 'test-results/calls')] = process.argv.slice(2)
const made = new Set(
  readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').trimEnd().split('\n')),
)
const [, ...rows] = readFileSync(join(root, 'test/unit/calls.tsv'), 'utf8').trimEnd().split('\n')
const held = rows
  .map((row) => row.split('\t'))
  .filter(([, , , , screens = '']) => screens.split(',').some((screen) => HELD.test(screen)))
  .map(([, method = '', path = '']) => `${method} ${path}`)
const missing = held.filter((call) => !isMade(call) && !Object.hasOwn(reasons, call))
// A reason that is none any more is a mistake too.
const idle = Object.keys(reasons).filter((call) => !held.includes(call) || isMade(call))

process.stdout.write(
  `\n${held.length - missing.length} of ${held.length} calls of the screens were made or have a reason\n`,
)
for (const call of missing) process.stderr.write(`No browser test had an answer to ${call}\n`)
for (const call of idle) process.stderr.write(`The reason of ${call} in test/calls-made.ts holds no more\n`)
process.exit(missing.length + idle.length > 0 ? 1 : 0)

function isMade(call: string): boolean {
  const [method = '', path = ''] = call.split(' ')
  const pattern = new RegExp(`^${method} /api${path.replace(/\{\w+\}/g, '[^/]+')}$`)
  return [...made].some((line) => pattern.test(line))
}
