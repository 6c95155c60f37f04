/** Calculators. TL-01 */
export const TOOLS = '/tools'

/** The glossary. TL-02 */
export const GLOSSARY = '/glossary'

/** The glossary at a term. */
export function glossaryHref(term: string): string {
  return `${GLOSSARY}?${new URLSearchParams({ q: term }).toString()}`
}
