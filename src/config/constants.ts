/** Business constants and limits. spec §9 */

/** Account type of this client in production. */
export const ACCOUNT_TYPE = '1099'
/** Product type sent with the authorization link request. */
export const PRODUCT_TYPE = 177
/** Company type sent with the authorization link request. */
export const COMPANY_TYPE = 45
/** Silent authorization: only the openId, without asking the customer. */
export const OAUTH_SCOPE = 'snsapi_base'
/** Requests name and picture in WeChat; only after a button that says so. */
export const OAUTH_SCOPE_NAME = 'snsapi_userinfo'
/** A request without a complete answer after this many ms is aborted. */
export const REQUEST_TIMEOUT = 10_000
/** How long an answer counts as fresh if a call requests the cache, ms. */
export const CACHE_TTL = 60_000
/** How long a click that leaves the page waits for its tracking event, ms. */
export const TRACK_WAIT = 100
