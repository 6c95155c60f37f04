/** Where visitors go without a valid target. AC-01, SI-05 */
export const HOME = '/home'
