/** The customer's adviser, and all advice that was given. SV-10 */
export const OWN_ADVISER = '/me/adviser'

/** The person of ours to add in WeCom. SV-09 */
export const WECOM = '/wecom'
