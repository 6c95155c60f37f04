import { malformedBodies } from './bodies.ts'
import { CANARY, distinct, HOSTILE_HOST } from './hostile.ts'

/** At least 500 texts that a gateway may send and that are not valid frames, or lack a required field. */
export function malformedFrames(): string[] {
  const bodies = malformedBodies().map(({ body }) => (typeof body === 'string' ? body : new TextDecoder().decode(body)))
  return distinct(bodies.flatMap((body) => [body, `{"t":"msg","d":${body}}`, `{"t":${body},"d":{}}`]))
}

/** Hostile content of a message, a name or a notice: markup, direction and invisible marks, names of object members. */
export const hostileTexts: readonly string[] = [
  `<script>${CANARY}()</script>`,
  `<img src=x onerror=${CANARY}()>`,
  `"><svg onload=${CANARY}()>`,
  `javascript:${CANARY}()`,
  `data:text/html,<script>${CANARY}()</script>`,
  `x");background:url("//${HOSTILE_HOST}/x.png`,
  `//${HOSTILE_HOST}/x.png`,
  `\\u003cscript\\u003e${CANARY}()`,
  '<!--',
  ']]>',
  '{{7*7}}',
  '%00',
  '\u0000',
  '\uD800',
  '\uDFFF\uD800',
  // Direction marks, closed and not.
  '\u202Etxt.exe',
  '\u202Dabc\u202C',
  '\u2066\u2067\u2068 abc',
  '\u200F\u200E\u061C',
  'مرحبا بالعالم',
  'שלום 123 abc',
  // Invisible marks.
  '\u200B\u200C\u200D\u2060\uFEFF',
  'a\u0300'.repeat(200),
  '👨‍👩‍👧‍👦'.repeat(50),
  ' \n\n\n ',
  '\u2028\u2029',
  '字'.repeat(10_000),
  'W'.repeat(10_000),
  '9'.repeat(400),
  '1e999',
  '-0',
  'NaN',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
]

/** Numbers that no count, time or length should be; some of them become null on the wire. */
export const hostileNumbers: readonly number[] = [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.MAX_VALUE,
  Number.MIN_VALUE,
  Number.MAX_SAFE_INTEGER + 2,
  8.64e15 + 1,
  -1,
  -0,
  0.1,
]
