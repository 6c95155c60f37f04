/** The teams of advisers. MD-01 */
export const TEAMS = '/team'

/** The home of a team. MD-02 */
export function teamHref(number: string): string {
  return `${TEAMS}/${encodeURIComponent(number)}`
}

/** The daily view of a team, of a trading day (YYYY-MM-DD) or the newest. MD-03 */
export function dailyHref(number: string, date?: string): string {
  return `${teamHref(number)}/daily${date === undefined ? '' : `?${new URLSearchParams({ date }).toString()}`}`
}

/** A short view of a team. MD-04 */
export function teamMessageHref(number: string, messageId: string): string {
  return `${teamHref(number)}/message/${encodeURIComponent(messageId)}`
}
