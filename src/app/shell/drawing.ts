import type { FirstPaths } from '#app/inline/early.ts'
import type { Skin } from '#lib/user-agent.ts'

/** The result of the prerender program for one shell. */
export interface Drawing {
  title: string
  description: string
  /** Markup before any answer. */
  loading: string
  /** The same page with `{{field}}` for every text of its first answer; empty where nothing is filled in. */
  template: string
}

/** A prerendered page of the application. */
export interface Shell {
  /** Its file is `shells/<name>.html`. */
  name: string
  /** The paths it answers, as a regular expression. */
  pattern: string
  /** File of the screen, below `src/` and without its ending. */
  screen: string
  /** The first request of the inline script; `__2__` stands for the second segment of the path. */
  first: FirstPaths | null
  /** Whether the inline script fills its words into the shell. */
  filled: boolean
  /** Whether its record is in the entry; otherwise it is loaded beside it. */
  inEntry: boolean
}

/** A prerendered page of the site: one address, one file per skin with its own layout. */
export interface SiteShell {
  path: string
  /** Below `src/site/`. */
  folder: string
  unlisted: boolean
}

/** The module the build renders with: `src/app/shell/prerender.tsx`. */
export interface Prerender {
  shells(): Promise<Shell[]>
  siteShells(): Promise<SiteShell[]>
  /** Paths of the application that search engines must not index. */
  unlisted(): Promise<string[]>
  draw(name: string): Promise<Drawing>
  drawSite(path: string, skin: Skin): Promise<Drawing>
  /** Shown by the plain shell until its page's code is loaded. spec §2 */
  spinner(): string
  /** Shown by it where scripts are disabled. */
  withoutScripts(): string
}
