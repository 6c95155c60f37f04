/** Audited materials of promoters. SV-04 */
export const MATERIALS = '/promotion'

/** Trial services. SV-05 */
export const TRIALS = '/promotion-service'
