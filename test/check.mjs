/** `npm run check`: format, lint with types, three type programs, dead code, sizes of the build. */
import { join } from 'node:path'
import { needBuild, needNode, needPackages, root, run } from './ready.mjs'

needNode()
needPackages()
const bin = (name) => join(root, 'node_modules/.bin', name)

run('Some files are not formatted: npx oxfmt', bin('oxfmt'), ['--check', '.'])
run('Lint found faults.', bin('oxlint'), ['-c', 'oxlint.config.mjs', 'src', 'sw', 'test', 'vite.config.ts'])
run('The page program has type errors.', bin('tsc'), ['--noEmit'])
run('The worker program has type errors.', bin('tsc'), ['-p', 'sw'])
run('The Node program has type errors.', bin('tsc'), ['-p', 'test'])
run('Knip found dead code.', bin('knip'), ['--config', 'test/knip.json'])
needBuild()
run('The build is over its budget.', bin('tsx'), ['test/sizes.ts'])
