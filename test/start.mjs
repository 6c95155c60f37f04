/** `npm start`: installs and builds what is missing, then serves the app, the service and the simulated WeChat. */
import { needBuild, needNode, needPackages, needPorts } from './ready.mjs'

needNode()
await needPorts(process.env.PORT)
needPackages()
needBuild()

const { register } = await import('tsx/esm/api')
register()
const { main } = await import('./serve.ts')
await main()
