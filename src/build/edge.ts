import { join } from 'node:path'
import { build } from 'vite'

/** Writes the front handler as one file, `server.mjs`, without anything of Node's that an edge platform lacks. */
export async function buildEdge(root: string, outDir = join(root, 'dist-edge')): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: 'src/edge-main.ts',
      outDir,
      emptyOutDir: true,
      minify: false,
      target: 'es2022',
      rolldownOptions: { output: { entryFileNames: 'server.mjs', codeSplitting: false } },
    },
    ssr: { target: 'webworker', noExternal: true },
  })
}
