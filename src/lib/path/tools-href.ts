/** Calculators. TL-01 */
export const TOOLS = '/tools'

/** Words of the trade. TL-02 */
export const GLOSSARY = '/glossary'

/** The glossary at a word. */
export function glossaryHref(term: string): string {
  return `${GLOSSARY}?${new URLSearchParams({ q: term }).toString()}`
}
