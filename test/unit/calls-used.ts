/** Mentions of code: comments, types, and the names of calls to refresh. */
const MENTIONS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$|\btypeof\s+[\w.]+|\bstale:\s*\[[^\]]*\]/gm
const IMPORTS = /^import\s+(type\s+)?\{([^}]*)\} from '([^']+)'$/gm

/** The calls a file makes or passes on: imported from the contract, and used as values. */
export function callsUsed(text: string): string[] {
  const imported = [...text.matchAll(IMPORTS)].flatMap(([, isType, names = '', from = '']) =>
    isType === undefined && from.includes('/domains/') ? names.split(',').map((name) => name.trim()) : [],
  )
  const code = text.replace(IMPORTS, '').replace(MENTIONS, '')
  return imported.flatMap((each) => {
    const [, name = '', local = name] = /^(\w+)(?: as (\w+))?$/.exec(each) ?? []
    return name !== '' && new RegExp(`(?<![\\w.])${local}\\b`).test(code) ? [name] : []
  })
}
