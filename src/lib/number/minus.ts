/** As wide as a plus, so that signed numbers align. */
export const MINUS = '\u2212'
