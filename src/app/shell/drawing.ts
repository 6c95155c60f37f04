import type { Skin } from '#lib/user-agent.ts'

/** What the prerender program gives for one shell. */
export interface Drawing {
  title: string
  description: string
  /** Markup while nothing has been answered. */
  loading: string
  /** The same page with `{{field}}` for every word of its first answer; empty where nothing is filled in. */
  template: string
}

/** A page of the application whose HTML is drawn. */
export interface Shell {
  /** Its file is `shells/<name>.html`. */
  name: string
  /** The paths that it answers, as a regular expression. */
  pattern: string
  /** File of the screen, below `src/` and without its ending. */
  screen: string
  /** What the script in the HTML asks for, by who reads; `__2__` stands for the second segment of the path. */
  first: { member: string; guest: string } | null
}

/** A drawn page of the site: one address, one file for each skin that has a layout of its own. */
export interface SiteShell {
  path: string
  /** Below `src/site/`. */
  folder: string
  unlisted: boolean
}

/** The module that the build draws with: `src/app/shell/prerender.tsx`. */
export interface Prerender {
  shells(): Promise<Shell[]>
  siteShells(): Promise<SiteShell[]>
  /** Paths of the application that nobody should find by searching. */
  unlisted(): Promise<string[]>
  draw(name: string): Promise<Drawing>
  drawSite(path: string, skin: Skin): Promise<Drawing>
  /** What the plain shell shows until its page's code is there. spec §2 */
  spinner(): string
  /** What it shows where no script runs. */
  withoutScripts(): string
}
