import { join } from 'node:path'
import { build, type ResolvedConfig } from 'vite'

/** Builds the front handler as a single file, `server.mjs`, without imports of Node modules. */
export async function buildEdge(
  { root, define = {} }: Pick<ResolvedConfig, 'root' | 'define'>,
  outDir = join(root, 'dist-edge'),
): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define,
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
