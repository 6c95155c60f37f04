import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Names the classes of CSS modules by a hash of their file and their place in it: Vite's names repeat the class's own,
 * in the HTML, the styles and the scripts. The same file has the same names in every build, so that prerendered pages
 * fit the styles and unchanged files stay in caches.
 */
export function shortClassNames(): Plugin {
  return {
    name: 'short-class-names',
    apply: 'build',
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
