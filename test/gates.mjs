/** The gates of `npm run check`, the cheapest first: the command in the project's folder, and its error message. */
import { bin } from './ready.mjs'

/**
 * A type check with one checker; its memory is collected only where it passes two gigabytes.
 * @param {string[]} args
 * @returns {[command: string, args: string[], env: Record<string, string>]}
 */
export const check = (...args) => [bin('tsc'), ['--singleThreaded', ...args], { GOGC: 'off', GOMEMLIMIT: '2GiB' }]

export const gates = {
  worker: ['The worker program has type errors.', ...check('-p', 'sw')],
  format: ['Some files are not formatted: npx oxfmt', bin('oxfmt'), ['--check', '.']],
  styles: ['Style sheets read custom properties that nothing declares.', bin('tsx'), ['test/custom-properties.ts']],
  page: ['The page program has type errors.', ...check()],
  dead: ['Knip found dead code.', bin('knip'), ['--config', 'test/knip.json', '--no-config-hints']],
  node: ['The Node program has type errors.', ...check('-p', 'test')],
  lint: ['Lint found problems.', bin('oxlint'), ['-c', 'oxlint.config.mjs', 'src', 'sw', 'test', 'vite.config.ts']],
  calls: ['The build carries calls that nobody makes.', bin('tsx'), ['test/idle-calls.ts']],
  sizes: ['The build is over a limit.', bin('tsx'), ['test/sizes.ts']],
}
