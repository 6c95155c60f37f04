/** What the prerender program gives for one shell. */
export interface Drawing {
  title: string
  description: string
  /** Markup while nothing has been answered. */
  loading: string
  /** The same page with `{{field}}` for every word of its first answer; empty where nothing is filled in. */
  template: string
}
