import { build } from 'vite'
import { expect, it } from 'vitest'
import { moduleOf, reactModules } from './react-modules.ts'

/** What the bundler makes of this module. */
async function bundled(code: string): Promise<string> {
  const entry = { name: 'entry', resolveId: (id: string) => (id === 'entry' ? `${process.cwd()}/entry.js` : null) }
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: [{ find: /^use-sync-external-store\/shim.*/, replacement: 'react' }] },
    plugins: [{ ...entry, load: (id) => (id.endsWith('/entry.js') ? code : null) }, reactModules],
    build: { write: false, minify: false, rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict' } },
  })
  const [first] = Array.isArray(result) ? result : [result]
  return first && 'output' in first ? first.output[0].code : ''
}

it('writes what a file of React requires and exports as a module has it', () => {
  const file =
    'var Scheduler = require("scheduler"),\n  React = require("react");\nexports.now = 1;\nif (a) exports.now = 2;'
  const text = moduleOf(file)
  expect(text).toMatch(/^import \* as Scheduler from "scheduler";\s+import \* as React from "react";$/m)
  expect(text).toContain('let $now = 1;\nif (a) $now = 2;\nexport { $now as now }')
  expect(() => moduleOf('module.exports = {}')).toThrow('no longer regular')
})

it('leaves out what nobody imports, where a library takes React as a whole as well', async () => {
  const code = await bundled("import useSWR from 'swr'; import { Router } from 'wouter'; export { useSWR, Router }")
  expect(code).toContain('useSyncExternalStore(')
  expect(code).not.toMatch(/useOptimistic\(|__commonJS|__exportAll/)
})

it.each([
  ['Suspense', "export { Suspense } from 'react'"],
  ['preload', "import { preload } from 'react-dom'; preload('/a.png', { as: 'image' })"],
  ['title', "import { jsx } from 'react/jsx-runtime'; export const title = jsx('title', { children: 'a' })"],
])('stops where a page uses %s, whose code is left out', async (name, code) => {
  await expect(bundled(code)).rejects.toThrow(`React's ${name} is used`)
})
