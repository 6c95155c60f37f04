import { createContext } from 'react'

/** The number of customer service, which every error card offers; '' outside a tree of ours. SV-01 */
export const HelpLine = createContext('')
