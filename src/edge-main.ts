import { pageWords } from '#app/shell/page-words.ts'
import { createWorker } from '#edge/worker.ts'

/** Entry of the front handler: edge platforms use its default export, `node server.mjs` starts a server. */
// oxlint-disable-next-line import/no-default-export
export default createWorker(pageWords)

if (isCommand()) {
  const { run } = await import('#edge/node/command.ts')
  run(process.argv.slice(2), pageWords)
}

function isCommand(): boolean {
  if (typeof process === 'undefined' || !process.argv?.[1] || !process.getBuiltinModule) return false
  const { pathToFileURL } = process.getBuiltinModule('node:url')
  const { realpathSync } = process.getBuiltinModule('node:fs')
  return import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href
}
