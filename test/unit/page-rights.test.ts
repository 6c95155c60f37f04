import { expect, it } from 'vitest'
import { firstPages } from '#app/routes/first-pages.ts'
import { lazyPages } from '#app/routes/lazy-pages.ts'
import { read } from './sources.ts'

/** Access and sharing of the application's pages: records match src/spec/screens.md. */

const auths: Readonly<Record<string, string>> = {
  all: 'P',
  'all, the form with login': 'P',
  'all, WeChat signs in': 'W',
  login: 'L',
  'real name': 'L',
}
/** Signs in silently inside WeChat, which the specification does not require. */
const DIFFERS = '/landing'
const shares: Readonly<Record<string, string>> = { none: 'N', open: 'O', home: 'H' }

/** Access and sharing of each route in the tables. */
function rightsIn(markdown: string): Map<string, string> {
  const rows = markdown.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
  return new Map(
    rows.flatMap(([, number = '', routes = '', , who = '', sharing = '']) =>
      /^[A-Z]{2}-\d\d$/.test(number) && who in auths
        ? [...routes.matchAll(/`(\/[^`]*)`/g)].map(
            ([, route = '']) => [route, `${auths[who]} ${shares[sharing]}`] as const,
          )
        : [],
    ),
  )
}

it('every page has the access and sharing of the specification', () => {
  const rights = rightsIn(read('src/spec/screens.md'))
  const pages = [...firstPages, ...lazyPages].filter(({ pattern }) => rights.has(pattern) && pattern !== DIFFERS)
  const wrong = pages.filter(({ pattern, auth, share }) => rights.get(pattern) !== `${auth} ${share}`)
  expect(wrong.map(({ pattern, auth, share }) => `${pattern}: ${auth} ${share}, not ${rights.get(pattern)}`)).toEqual(
    [],
  )
  expect(pages.length).toBeGreaterThan(80)
})
