import { build } from 'vite'

/** The app's own build into the given folder, with shared code that differs from release to release. */
const [outDir] = process.argv.slice(2)
await build({
  logLevel: 'error',
  build: { outDir },
  plugins: [
    {
      name: 'release',
      transform: (code, id) =>
        id.endsWith('src/data/provider.tsx')
          ? `${code}\nglobalThis.release = ${JSON.stringify(process.env['BUILD_ID'])}`
          : null,
    },
  ],
})
