/**
 * @import { Name, Report } from './report.ts'
 */

const ROUNDS = 2
/** More failures are no coincidence. */
const MOST = 20

/** @param {Name} name */
const textOf = ({ file, titles }) => [file, ...titles].join(' > ')

/** @type {(whole: Name) => (part: Name) => boolean} */
const within = (whole) => (part) =>
  part.file === whole.file && whole.titles.every((title, at) => part.titles[at] === title)

/**
 * Reruns failed tests alone, until they pass or have failed three times.
 * @param {Report} first
 * @param {(failed: readonly Name[]) => Promise<Report>} run
 * @returns {Promise<{ passed: number, flaky: string[], failed: string[] }>}
 */
export async function runAgain(first, run) {
  let { failed } = first
  const flaky = []
  let passed = first.passed.length
  for (let round = 0; round < ROUNDS && failed.length > 0 && failed.length <= MOST; round += 1) {
    const report = await run(failed)
    const better = failed.filter((name) => isPassed(name, report))
    passed += report.passed.filter((test) => better.some((name) => within(name)(test))).length
    flaky.push(...better.map(textOf))
    failed = failed.filter((name) => !better.includes(name))
  }
  return { passed, flaky, failed: [...failed.map(textOf), ...first.broken] }
}

/**
 * @param {Name} name
 * @param {Report} report
 */
function isPassed(name, { passed, failed, broken }) {
  const isFailed = failed.some((each) => within(name)(each) || within(each)(name))
  return broken.length === 0 && !isFailed && passed.some(within(name))
}
