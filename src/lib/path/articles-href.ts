/** What a list of articles is cut down to. */
export interface ArticleFilter {
  columnId?: string | undefined
  analystNumber?: string | undefined
  /** Without its `#` marks. */
  topic?: string | undefined
}

/** The list of articles with this filter; what is empty is left out. */
export function articlesHref({ columnId, analystNumber, topic }: ArticleFilter): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries({ column: columnId, analyst: analystNumber, topic })) {
    if (value) query.set(key, value)
  }
  return query.size === 0 ? '/article' : `/article?${query}`
}

/** The articles with a topic, as it stands in a text between its `#` marks. spec §9 */
export function topicHref(marked: string): string {
  return articlesHref({ topic: marked.slice(1, -1).trim() })
}
