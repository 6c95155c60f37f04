import { createContext } from 'react'

/** Customer service, which every error card offers: its page, and the number to call; '' outside a tree of ours. SV-01 */
export const HelpLine = createContext({ href: '', phone: '' })
