/** As wide as a plus, so that signed numbers stand in line. */
export const MINUS = '\u2212'
