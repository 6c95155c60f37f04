import type { Article } from '#api/shapes.ts'

/** The people and stocks of an article: their names are no terms of the glossary. I8 */
export function articleNames({ author, relatedStocks = [] }: Pick<Article, 'author' | 'relatedStocks'>): string[] {
  return [...(author ? [author.name] : []), ...relatedStocks.map(({ name }) => name)]
}
