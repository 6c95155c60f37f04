/** Ms until the next request after this many; undefined: no more. */
export type Rhythm = (made: number) => number | undefined

/** After a visit to a vendor: 15 checks every 2 s, then 12 every 5 s. product §0.7 */
export const AFTER_VISIT: Rhythm = (made) => (made <= 15 ? 2_000 : made <= 27 ? 5_000 : undefined)

/** Every 2 s for a minute. SG-09 */
export const FOR_A_MINUTE: Rhythm = (made) => (made <= 30 ? 2_000 : undefined)
