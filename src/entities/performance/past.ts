/** Beside every past result. law §4 */
export const PAST = '过往业绩不预示未来表现，不构成对收益的承诺'
