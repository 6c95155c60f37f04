import { wordsOf } from '#app/shell/cards.ts'
import { createWorker } from '#edge/worker.ts'

/** The front handler in one file: an edge platform takes what it exports, `node server.mjs` serves a build with it. */
// oxlint-disable-next-line import/no-default-export
export default createWorker(wordsOf)

if (isCommand()) {
  const { run } = await import('#edge/node/command.ts')
  run(process.argv.slice(2), wordsOf)
}

function isCommand(): boolean {
  if (typeof process === 'undefined' || !process.argv?.[1] || !process.getBuiltinModule) return false
  const { pathToFileURL } = process.getBuiltinModule('node:url')
  const { realpathSync } = process.getBuiltinModule('node:fs')
  return import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href
}
