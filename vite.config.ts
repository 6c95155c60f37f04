import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type ResolvedConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { brand } from './src/config/brand.ts'
import { settingsOf } from './src/config/settings.ts'
import { pageChunks } from './src/build/chunks.ts'
import { shortClassNames } from './src/build/class-names.ts'
import { buildEdge } from './src/build/edge.ts'
import { separateCalls } from './src/build/calls.ts'
import { buildShells } from './src/build/shells.ts'
import type { PageManifest } from './src/edge/manifest.ts'
import { keepReleases, precached } from './src/build/precache.ts'

/** Browser floor: Android WeChat's engine and iOS 15.4 (design: Look). */
const target = ['chrome99', 'ios15.4', 'safari15.4']
const build = process.env['BUILD_ID'] ?? new Date().toISOString().replace(/\D/g, '').slice(0, 14)

const chunks = pageChunks()

let resolved: ResolvedConfig
let shells: PageManifest

export default defineConfig({
  define: { __BUILD__: JSON.stringify(build) },
  build: {
    target,
    cssTarget: target,
    manifest: true,
    sourcemap: false,
    emptyOutDir: false,
    // Pages ahead are fetched while nothing else happens: a list of their parts in the entry would only weigh.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The application and the site, a tree each, and the two pages that are of neither.
      input: ['index.html', 'src/site-main.tsx', 'src/launch-main.ts', 'src/notice-main.ts'],
      // Calls and shapes are data: what no screen imports is left out, whatever file it stands in.
      treeshake: { moduleSideEffects: [{ test: /\/src\/api\//, sideEffects: false }] },
      // They are printed whenever the machine is busy.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { groups: chunks.groups },
        // The name of a shared chunk is written in each chunk that imports it.
        chunkFileNames: ({ isDynamicEntry }) => (isDynamicEntry ? 'assets/[name]-[hash].js' : 'assets/[hash].js'),
        assetFileNames: 'assets/[hash][extname]',
      },
    },
  },
  plugins: [
    react(),
    { name: 'elements', apply: 'build', config: () => ({ oxc: { jsx: { importSource: '#build' } } }) },
    shortClassNames(),
    separateCalls(),
    chunks.plugin,
    {
      name: 'settings',
      // Read once, so that no page carries how they are read.
      config: (_, { mode }) => ({
        define: { __SETTINGS__: JSON.stringify(settingsOf(loadEnv(mode, import.meta.dirname, 'VITE_'))) },
      }),
    },
    {
      name: 'brand',
      // The company's name stands in its configuration alone; a prerendered page puts its own title here.
      transformIndexHtml: (html) => html.replace('<title></title>', () => `<title>${brand.name}</title>`),
    },
    { name: 'resolved', configResolved: (config) => void (resolved = config) },
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'index.ts',
      injectRegister: false,
      registerType: 'prompt',
      manifest: false,
      injectManifest: {
        rollupFormat: 'iife',
        target,
        sourcemap: false,
        globPatterns: ['index.html', 'shells/*.html', 'icon.svg'],
      },
      integration: {
        // The shells are part of what the worker keeps: they are written before its list is made.
        async beforeBuildServiceWorker(options) {
          shells = await buildShells(resolved)
          const dest = resolve(resolved.root, resolved.build.outDir, 'sw.js')
          options.swDest = dest
          options.injectManifest.swDest = dest
          options.injectManifest.globPatterns?.push(...(await precached(resolved)))
          await keepReleases(resolved)
          await buildEdge(resolved)
        },
        // Of the pages that the worker itself answers; those of the site are the server's.
        configureCustomSWViteBuild(worker) {
          const own = shells.routes.filter(({ file }) => !file.startsWith('shells/site/'))
          worker.define = { ...worker.define, __SHELLS__: JSON.stringify(own) }
        },
      },
    }),
  ],
  server: { port: 5173, proxy: { '/api': 'http://localhost:4173', '/files': 'http://localhost:4173' } },
})
