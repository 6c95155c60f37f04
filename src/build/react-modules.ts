import type { Plugin } from 'vite'
import { unusedIn, withoutUnused } from './unused-react.ts'

const PACKAGES = 'node_modules/(?:react|react-dom|scheduler)'
/** `react`, `react-dom/client` and the like, which only choose between development and production. */
const CHOICE = new RegExp(`${PACKAGES}/[\\w-]+\\.js$`)
const CODE = new RegExp(`${PACKAGES}/cjs/[\\w-]+\\.production\\.js$`)
const LIBRARY = /node_modules\/(?:swr|wouter)\//

/**
 * React as ES modules, which it is not published as: what nobody imports is left out, and every page calls `useState`
 * itself instead of looking it up in an object first.
 */
export const reactModules: Plugin = {
  name: 'react-modules',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (CHOICE.test(id)) return { code: choiceOf(code), map: null }
    if (CODE.test(id)) return { code: withoutUnused(moduleOf(code)), map: null }
    return LIBRARY.test(id) ? { code: byName(code), map: null } : null
  },
  renderChunk(code, { modules }) {
    const exported = Object.entries(modules).flatMap(([id, module]) => (CODE.test(id) ? module.renderedExports : []))
    const used = unusedIn(code, exported)
    if (used !== undefined) this.error(`React's ${used} is used, whose code src/build/unused-react.ts leaves out`)
  },
}

function choiceOf(code: string): string {
  const [, file] = /require\('(\.\/cjs\/[\w-]+\.production\.js)'\)/.exec(code) ?? []
  if (file === undefined) throw new Error('A file of React has no code for production')
  return `export * from '${file}'`
}

/** React's files are regular: they require in one statement, and assign each export at the beginning of a line. */
export function moduleOf(code: string): string {
  const names = new Set([...code.matchAll(/^exports\.(\w+) =/gm)].map(([, name]) => name))
  const body = code
    .replace(/^var (?:\w+ = require\("[\w-]+"\)[,;]\s+)+/m, (all) =>
      all.replace(/(?:var )?(\w+) = require\(("[\w-]+")\)[,;]/g, 'import * as $1 from $2;'),
    )
    .replace(/^exports\./gm, 'let $$')
    .replace(/\bexports\./g, '$$')
  if (/\b(?:require|exports|module)[.(]/.test(body)) throw new Error('A file of React is no longer regular')
  return `${body}\nexport { ${[...names].map((name) => `$${name} as ${name}`).join(', ')} }`
}

/** These take React as a whole: for what its older versions lack, and for developer tools of their own. */
function byName(code: string): string {
  return code
    .replace('window.__SWR_DEVTOOLS_REACT__ = React;', '')
    .replace('import React, {', "import * as React from 'react'\nimport {")
    .replace('React["useInsertion" + "Effect"]', 'React.useInsertionEffect')
}
