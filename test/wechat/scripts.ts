import { fileURLToPath } from 'node:url'

const bundles = new Map<string, Promise<string>>()

/** One of our browser programs as a single classic script; built on first request. */
export function script(name: 'bridge' | 'simulator'): Promise<string> {
  const known = bundles.get(name) ?? bundle(fileURLToPath(new URL(`./page/${name}.ts`, import.meta.url)))
  bundles.set(name, known)
  return known
}

async function bundle(entry: string): Promise<string> {
  const { build } = await import('vite')
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      minify: false,
      modulePreload: false,
      lib: { entry, formats: ['iife'], name: '__wechatPart', fileName: 'part' },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  for (const output of outputs) {
    const chunk = 'output' in output ? output.output[0] : undefined
    if (chunk) return chunk.code
  }
  throw new Error(`no script came out of ${entry}`)
}
