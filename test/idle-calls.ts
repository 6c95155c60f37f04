import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Call } from '#api/call.ts'
import { contract } from '#api/contract.ts'
import { root } from './ready.mjs'

/** Calls whose schemas are in the build though no screen makes them: the bundler should drop them. */
const idle = callsOfNobody()
process.stdout.write(`${idle.length === 0 ? 'ok  ' : 'OVER'} calls in the build that no screen makes: ${idle.length}\n`)
if (idle.length > 0) {
  process.stderr.write(`No screen makes ${idle.join(', ')}\n`)
  process.exit(1)
}

function callsOfNobody(): string[] {
  const imported = new Set<string>()
  for (const file of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || /^api\b|\.test\./.test(file)) continue
    const text = readFileSync(join(root, 'src', file), 'utf8')
    for (const [, names = '', domain] of text.matchAll(
      /import \{([^}]+)\} from '#api\/domains\/(?:(?!public)[\w-]+\/)?([\w-]+)/g,
    )) {
      for (const name of names.split(',')) imported.add(`${domain} ${name.trim().split(' ')[0]}`)
    }
  }
  const assets = join(root, 'dist/assets')
  const scripts = existsSync(assets) ? readdirSync(assets).filter((file) => file.endsWith('.js')) : []
  const built = scripts.map((file) => readFileSync(join(assets, file), 'utf8')).join('\n')
  const calls = Object.entries(contract).flatMap(([domain, records]) =>
    Object.entries<Partial<Call>>(records).map(([name, call]) => ({ name: `${domain} ${name}`, ...call })),
  )
  // The maker of a call makes its twin as a guest.
  const twins = calls.filter(({ name }) => imported.has(name)).flatMap(({ twin }) => twin?.path ?? [])
  return calls
    .filter(({ name, path = '' }) => !imported.has(name) && !twins.includes(path))
    .flatMap(({ path = '' }) => (['"', "'", '`'].some((mark) => built.includes(mark + path + mark)) ? [path] : []))
}
