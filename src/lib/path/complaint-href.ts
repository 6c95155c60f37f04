/** 投诉与建议: the channels and the form. SV-02 */
export const COMPLAINT = '/complaint'

/** How complaints are handled, with times, on the site. SI-10 */
export const COMPLAINT_RULES = '/compliance/complaint'

/** The form, about an order or of a known type ('' if not). */
export function complaintHref({ orderNumber = '', type = '' }: { orderNumber?: string; type?: string }): string {
  const query = new URLSearchParams({ ...(orderNumber && { orderNumber }), ...(type && { type }) }).toString()
  return query === '' ? COMPLAINT : `${COMPLAINT}?${query}`
}

/** The form, about a message or comment, whose id alone is in the address. CH-02 */
export function reportHref(said: { message: string } | { comment: string }): string {
  return `${COMPLAINT}?${new URLSearchParams({ type: 'CONDUCT', ...said }).toString()}`
}

/** The page with the number of a complaint: where it stands is said by message alone. SV-02 */
export function complaintNoHref(complaintNo: string): string {
  return `${COMPLAINT}?${new URLSearchParams({ number: complaintNo }).toString()}`
}
