/** Business constants and limits. spec §9 */

/** Account type of this client in production. */
export const ACCOUNT_TYPE = '1099'
/** Product type sent with the authorization link request. */
export const PRODUCT_TYPE = 177
/** Company type sent with the authorization link request. */
export const COMPANY_TYPE = 45
/** Silent authorization: the openId only, no question to the customer. */
export const OAUTH_SCOPE = 'snsapi_base'
/** Asks the customer in WeChat for name and picture: only after a press that says so. */
export const OAUTH_SCOPE_NAME = 'snsapi_userinfo'
/** A request that has not answered whole after this many ms is given up. */
export const REQUEST_TIMEOUT = 10_000
/** How long an answer counts as fresh where a call asks for the cache, ms. */
export const CACHE_TTL = 60_000
/** How long a click that leaves the page waits for its tracking event, ms. */
export const TRACK_WAIT = 100
/** A page chunk that has not loaded after this many ms is an error. */
export const CHUNK_TIMEOUT = 120_000
