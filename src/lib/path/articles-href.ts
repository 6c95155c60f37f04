/** The filter of a list of articles. */
export interface ArticleFilter {
  columnId?: string | undefined
  analystNumber?: string | undefined
  /** The topic without its `#` marks. */
  topic?: string | undefined
}

/** The list of articles with this filter; empty fields are left out. */
export function articlesHref({ columnId, analystNumber, topic }: ArticleFilter): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries({ column: columnId, analyst: analystNumber, topic })) {
    if (value) query.set(key, value)
  }
  return query.size === 0 ? '/article' : `/article?${query}`
}

/** The articles with a topic, written as in a text between its `#` marks. spec §9 */
export function topicHref(marked: string): string {
  return articlesHref({ topic: marked.slice(1, -1).trim() })
}
