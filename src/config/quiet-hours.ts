/** When no reminder is sent: fixed hours of the service, in Shanghai; no call changes them. SV-03 */
export const QUIET_HOURS = { from: 22, to: 8 } as const
