import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type ResolvedConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { brand } from './src/config/brand.ts'
import { settingsOf } from './src/config/settings.ts'
import { firstCode } from './src/build/first-code.ts'
import { bareRecords } from './src/build/bare-records.ts'
import { buildShells, type ShellList } from './src/build/shells.ts'
import { reactModules } from './src/build/react-modules.ts'
import { packFirst } from './src/build/pack-first.ts'
import { keepReleases, precached } from './src/build/precache.ts'

/** Browser floor: Android WeChat's engine and iOS 15.4 (design: Look). */
const target = ['chrome99', 'ios15.4', 'safari15.4']
const build = process.env['BUILD_ID'] ?? new Date().toISOString().replace(/\D/g, '').slice(0, 14)

/** What makes a schema. */
const SCHEMAS = [
  'object',
  'string',
  'number',
  'boolean',
  'array',
  'optional',
  'nullable',
  'nullish',
  'union',
  'picklist',
  'unknown',
  'lazy',
  'omit',
  'known',
  'listOf',
  'pageOf',
  'feedOf',
]

/** What libraries ask first, and every browser since the floor answers alike; developer tools are not looked for. */
const CERTAIN = {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  'window.__SWR_DEVTOOLS_USE__': 'undefined',
  'document.documentMode': 'undefined',
  'typeof window': '"object"',
  'typeof window.document': '"object"',
  'typeof window.document.createElement': '"function"',
  'typeof document': '"object"',
  'typeof performance': '"object"',
  'typeof setImmediate': '"undefined"',
  'typeof AbortController': '"function"',
  'typeof MessageChannel': '"function"',
  'typeof Promise': '"function"',
  'typeof WeakMap': '"function"',
  'typeof clearTimeout': '"function"',
  'typeof queueMicrotask': '"function"',
  'typeof reportError': '"function"',
  'typeof setTimeout': '"function"',
}

/** The preload helper and the bundler's runtime belong to no page. */
const RUNTIME = /rolldown\/runtime|vite\/preload-helper/
/** On most pages, of the site and of the application, and too small for a file of its own. */
const SMALL = /src\/ui\/(?:media\/avatar|prose\/unbroken)\./
const code = firstCode()

/** For code of several pages: what it imports stays where it is. */
const shared = { minShareCount: 2, includeDependenciesRecursively: false }

/** Shapes of the calls, and the calls of guests that use them. */
function ofCalls(shapes: string, calls: string): RegExp {
  return new RegExp(`src/api/(?:shapes/(?:${shapes})|domains/public/(?:${calls}))\\.ts$`)
}

let resolved: ResolvedConfig
let shells: ShellList

export default defineConfig({
  define: { __BUILD__: JSON.stringify(build) },
  resolve: {
    alias: [
      // React has had it since 18; wouter and SWR bring what older ones lack.
      { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
      // Every router of ours is given the same parser.
      { find: 'regexparam', replacement: resolve(import.meta.dirname, 'src/app/routes/route-matcher.ts') },
    ],
  },
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
      // The application and the site, a tree each, and the one page that is of neither.
      input: ['index.html', 'src/site-main.tsx', 'src/launch-main.ts'],
      // A schema that no screen uses weighs nothing: the bundler does not see by itself that making one changes nothing.
      treeshake: { manualPureFunctions: SCHEMAS, propertyReadSideEffects: false },
      transform: { define: CERTAIN },
      // React asks its scheduler for tools that only other builds of it have.
      checks: { importIsUndefined: false },
      output: {
        // What nearly every page needs is one file; a file each would cost a request and compress worse.
        codeSplitting: {
          groups: [
            // Before the base, which would take them along with the other calls of guests.
            { ...shared, minShareCount: 1, name: 'order', test: ofCalls('order|coupon', 'orders') },
            {
              ...shared,
              minShareCount: 1,
              name: 'strategy',
              test: ofCalls('strategy|stock-case|quote-index', 'strategy|stock-case|quote-index'),
            },
            { name: 'shared', test: (id: string) => RUNTIME.test(id) || SMALL.test(id) || code.shared(id) },
            { name: 'data', test: code.data },
            { name: 'first', test: code.first },
            { ...shared, minShareCount: 1, name: 'site', test: code.site },
            {
              ...shared,
              name: 'prose',
              test: /src\/ui\/prose\/(?:safe-html|sanitize|article-style|highlight-topics|prose)\./,
            },
            { ...shared, name: 'section', test: /src\/ui\/(?:layout\/section|sign\/sign)\./ },
            { ...shared, name: 'layout', test: /src\/ui\/layout\/(?:card|quiet|stack)/ },
            {
              ...shared,
              name: 'overlay',
              test: /src\/ui\/overlay\/(?:modal|sheet|dialog|back-closes)/,
            },
            {
              ...shared,
              name: 'kit',
              test: /src\/ui\/(?:overlay\/toast|form\/(?:field|text)|layout\/cell|state\/empty|risk-line)/,
            },
            // What live rooms and news show as well; the rest of learning would come along.
            {
              ...shared,
              name: 'rows',
              test: /src\/entities\/(?:access\/(?!call-us-sheet)|article\/story-row|analyst)/,
            },
            // With the part of SWR that lists alone use.
            {
              ...shared,
              name: 'list',
              test: /src\/data\/list\/use-(?:pages|parts|shown)|src\/entities\/list\/(?!virtual|feed)|swr\/dist\/infinite/,
            },
            // What the first page of the site reads once it stands.
            { ...shared, name: 'news', test: /src\/api\/(?:shapes|domains\/public)\/news\.ts$/ },
            { ...shared, name: 'poster', test: /src\/entities\/poster\/poster(?!\.words)/ },
            {
              ...shared,
              name: 'comments',
              test: /src\/(?:entities\/(?:comment\/(?!comment-list)|like)|features\/learn\/article\/comments)/,
            },
            { ...shared, name: 'learn', test: /src\/entities\/course\/(?!continue-bar)/ },
          ],
        },
      },
    },
  },
  plugins: [
    react(),
    reactModules,
    code.plugin,
    bareRecords,
    packFirst,
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
