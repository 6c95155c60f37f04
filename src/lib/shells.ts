/** The routes with prerendered HTML: the build writes `shells/<name>.html`; server and worker pick one by path. */
export const SHELLS = [
  { name: 'course', pattern: '^/course$' },
  { name: 'course-detail', pattern: '^/course/(?!series/)[^/]+$' },
  { name: 'article', pattern: '^/article/[^/]+$' },
  { name: 'me', pattern: '^/me$' },
  { name: 'home', pattern: '^/home$' },
] as const

export type ShellName = (typeof SHELLS)[number]['name']

/** The file that answers a navigation to this path. */
export function shellOf(pathname: string): string {
  const shell = SHELLS.find(({ pattern }) => new RegExp(pattern).test(pathname))
  return shell ? `shells/${shell.name}.html` : 'index.html'
}
