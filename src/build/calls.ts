import type { Plugin, Rolldown } from 'vite'

/** Files that hold the calls of a domain. */
const DOMAINS = /\/src\/api\/domains\/[\w/-]+\.ts$/

/**
 * Makes each call of a domain a module of its own: the bundler puts a module into one chunk as a whole, and a page would
 * load all calls of a domain for the one it makes.
 */
export function separateCalls(): Plugin {
  const calls = new Map<string, string>()
  return {
    name: 'separate-calls',
    apply: 'build',
    // Once they are JavaScript.
    enforce: 'post',
    resolveId: (id) => (calls.has(id) ? id : undefined),
    load: (id) => calls.get(id),
    transform: {
      filter: { id: DOMAINS },
      handler(code, id) {
        const { whole, parts } = partsOf(this.parse(code).body, code, id)
        for (const [name, text] of parts) calls.set(name, text)
        return whole
      },
    },
  }
}

/**
 * The declarations of a module as modules, by their id, and what is left of it: their exports.
 * @throws if it does more than declare
 */
export function partsOf(body: readonly Statement[], code: string, id: string) {
  const imports: string[] = []
  const exports: string[] = []
  const declared = new Map<string, string>()
  const textOf = ({ start, end }: { start: number; end: number }) => code.slice(start, end)
  for (const node of body) {
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node
    if (node.type === 'ImportDeclaration') imports.push(textOf(node))
    else if (node.type === 'ExportAllDeclaration' || (node.type === 'ExportNamedDeclaration' && node.source)) {
      exports.push(textOf(node))
    } else if (declaration?.type === 'FunctionDeclaration') {
      declared.set(declaration.id?.name ?? '', textOf(declaration))
    } else if (declaration?.type === 'VariableDeclaration') {
      for (const each of declaration.declarations) declared.set(textOf(each.id), `const ${textOf(each)}`)
    } else throw new Error(`${id} does more than declare: ${textOf(node)}`)
  }
  const idOf = (name: string) => `${id}?call=${name}`
  const named = (name: string) => `{ ${name} } from ${JSON.stringify(idOf(name))}`
  const parts = [...declared].map(([name, text]) => {
    const others = [...declared.keys()].filter((each) => each !== name && new RegExp(`\\b${each}\\b`).test(text))
    return [idOf(name), [...imports, ...others.map((each) => `import ${named(each)}`), `export ${text}`].join('\n')]
  })
  return {
    whole: [...exports, ...[...declared.keys()].map((name) => `export ${named(name)}`)].join('\n'),
    parts: new Map(parts as [string, string][]),
  }
}

type Statement = ReturnType<Rolldown.PluginContext['parse']>['body'][number]
