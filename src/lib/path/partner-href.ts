/** Codes of the company and its partners. SV-08 */
export const CONVERT = '/convert'

/** Opening an account at a broker. SV-06 */
export const BROKERS = '/broker'

/** What an opened account entitles to. SV-07 */
export const EQUITY = '/broker/equity'
