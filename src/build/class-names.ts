import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** How a component imports the classes of its sheet. */
const IMPORT = /^import (\w+) from ('[^']+\.module\.css')$/gm

/**
 * Names the classes of CSS modules by a hash of their file and their place in it: Vite's names repeat the class's own,
 * in the HTML, the styles and the scripts. The same file has the same names in every build, so that prerendered pages
 * fit the styles and unchanged files stay in caches.
 */
export function shortClassNames(): Plugin {
  return {
    name: 'short-class-names',
    apply: 'build',
    enforce: 'pre',
    transform: { filter: { code: IMPORT }, handler: (code) => ({ code: oneByOne(code), map: null }) },
    config: ({ root = process.cwd() }) => ({ css: { modules: { generateScopedName: namer(root) } } }),
  }
}

/** @throws if two files get the same hash */
export function namer(root: string): (name: string, file: string) => string {
  const files = new Map<string, string>()
  const classes = new Map<string, string[]>()
  return (name, file) => {
    const path = relative(root, file)
    const hash = createHash('sha256').update(path).digest('hex').slice(0, 6)
    const first = files.get(hash) ?? path
    if (first !== path) throw new Error(`${path} and ${first} get the same class names: rename one of them`)
    files.set(hash, path)

    const names = classes.get(path) ?? []
    classes.set(path, names)
    if (!names.includes(name)) names.push(name)
    return `c${hash}${names.indexOf(name).toString(36)}`
  }
}

/**
 * Imports the classes of a sheet one by one if the code reads each of them by its name: an object of all would be in the
 * script with the names of its properties.
 */
export function oneByOne(code: string): string {
  return code.replace(IMPORT, (whole, css: string, sheet: string) => {
    const others = new RegExp(`(?<![\\w./-])${css}(?![\\w-]|\\.\\w)`)
    return others.test(code.replaceAll(whole, '')) ? whole : `import * as ${css} from ${sheet}`
  })
}
