/** Name and number of the regulator's investor hotline, everywhere. law §2 */
export const AUTHORITY = { name: '证监会投资者服务热线', phone: '12386' } as const

/** Name and number in one, for running text. */
export const AUTHORITY_LINE = `${AUTHORITY.name} ${AUTHORITY.phone}`
