/** Where a closed account is confirmed, for a visitor who is no longer a customer. */
export const CANCELLED = '/me/cancel/done'
