import { writeFileSync } from 'node:fs'

/** A test by its file and the titles of its groups and its own; a whole file has none. */
export interface Name {
  file: string
  titles: readonly string[]
}

/** The result of a run of one runner. */
export interface Report {
  passed: readonly Name[]
  failed: readonly Name[]
  /** Errors outside any file, so that nothing can be rerun for them. */
  broken: readonly string[]
}

/** Writes the report for the command, if requested. */
export function writeReport(report: Report): void {
  const file = process.env['REPORT']
  if (file !== undefined) writeFileSync(file, JSON.stringify(report))
}

export const firstLine = (text = '') => text.trim().split('\n', 1)[0] ?? ''
