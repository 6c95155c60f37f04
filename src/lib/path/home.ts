/** Where a visitor goes who named no usable place. product AC-01, SI-05 */
export const HOME = '/home'
