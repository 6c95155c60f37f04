/** `npm run check`: format, lint with types, three type programs, dead code, contents and sizes of the build. */
import { gates } from './gates.mjs'
import { needBuild, needNode, needPackages, run, timed } from './ready.mjs'

needNode()
timed('packages', needPackages)
const { calls, sizes, ...rest } = gates
for (const [name, gate] of Object.entries(rest)) timed(name, () => run(...gate))
timed('build', needBuild)
timed('calls', () => run(...calls))
timed('sizes', () => run(...sizes))
