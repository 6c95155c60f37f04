/** `npm run check`: format, lint with types, three type programs, dead code, sizes of the build. */
import { gates } from './gates.mjs'
import { needBuild, needNode, needPackages, run } from './ready.mjs'

needNode()
needPackages()
const { sizes, ...rest } = gates
for (const gate of Object.values(rest)) run(...gate)
needBuild()
run(...sizes)
