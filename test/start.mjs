/** `npm start`: installs and builds what is missing, then serves the app, the service and the simulated WeChat. */
import { createServer } from 'node:net'
import { needBuild, needNode, needPackages, stop } from './ready.mjs'

needNode()
const port = Number(process.env['PORT'] ?? 4173)
if (!Number.isInteger(port) || port < 1 || port > 65534)
  stop(`PORT must be a number from 1 to 65534, not "${process.env['PORT']}".`)
for (const each of [port, port + 1]) {
  if (!(await isFree(each))) stop(`Port ${each} is in use; set PORT to another one (this and the next are needed).`)
}
needPackages()
if (!process.argv.includes('--no-build')) needBuild()

const { register } = await import('tsx/esm/api')
register()
const { main } = await import('./serve.ts')
await main()

function isFree(at) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(at, () => probe.close(() => resolve(true)))
  })
}
