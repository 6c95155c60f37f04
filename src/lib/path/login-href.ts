/** The login, which returns to `back` (path and query of a page). AC-01 */
export function loginHref(back: string): string {
  return `/login?redirect=${encodeURIComponent(back)}`
}

/** Binding a mobile number, then back. AC-02 */
export function bindHref(back: string): string {
  return `/login/bind?redirect=${encodeURIComponent(back)}`
}

/** A step of suitability (`''`: its centre), then back. SU-01 … SU-05 */
export function suitabilityHref(step: '' | '/profile' | '/survey' | '/verify' | '/face', back: string): string {
  return `/suitability${step}?redirect=${encodeURIComponent(back)}`
}
