/** Where the end of an account is shown, for somebody who is nobody's customer any more. */
export const CANCELLED = '/me/cancel/done'
