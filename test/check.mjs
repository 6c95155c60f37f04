/** `npm run check`: format, lint with types, three type programs, dead code, what the build carries and weighs. */
import { gates } from './gates.mjs'
import { needBuild, needNode, needPackages, run } from './ready.mjs'

needNode()
needPackages()
const { calls, sizes, ...rest } = gates
for (const gate of Object.values(rest)) run(...gate)
needBuild()
run(...calls)
run(...sizes)
