import { build } from 'vite'

/** The files of a test page by name; `page` is its script, relative to the project. */
export async function bundle(page: string): Promise<Map<string, string>> {
  const built = await build({
    configFile: false,
    root: new URL('../../..', import.meta.url).pathname,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: false,
      cssCodeSplit: false,
      rollupOptions: { input: page, output: { entryFileNames: 'entry.js' } },
    },
  })
  if (!('output' in built)) throw new Error('one build, one output')
  return new Map(built.output.map((file) => [`/${file.fileName}`, 'code' in file ? file.code : String(file.source)]))
}
