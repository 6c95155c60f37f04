/** The earlier of two ends, of a service and of the evaluation it requires, epoch ms; undefined without any. */
export function earlier(...ends: readonly (number | undefined)[]): number | undefined {
  const known = ends.filter((end) => end !== undefined)
  return known.length === 0 ? undefined : Math.min(...known)
}
