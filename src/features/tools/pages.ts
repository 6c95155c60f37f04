import { page } from '#data/page/page.ts'

/** Tools without an account: calculators and the glossary. */
export const pages = [
  page({
    pattern: '/tools',
    auth: 'P',
    share: 'O',
    load: () => import('./tools-and-glossary.ts').then((m) => m.ToolsScreen),
  }),
  page({
    pattern: '/glossary',
    auth: 'P',
    share: 'O',
    query: ['q', 'letter'],
    load: () => import('./tools-and-glossary.ts').then((m) => m.GlossaryScreen),
  }),
]
