import type { Answering } from '#edge/manifest.ts'
import { FILE_TYPES } from '#lib/path/file-types.ts'
import { MOBILE, NOT_MOBILE } from '#lib/user-agent.ts'

/**
 * The lines of an nginx server block that serves a build: hashed files for a year, other files or 404, each
 * prerendered page, index.html for every other path. nginx takes the first matching regular expression.
 */
export function nginxOf(routes: readonly Answering[]): string {
  const extensions = [...FILE_TYPES.keys()].map((each) => each.slice(1)).join('|')
  return [
    '# Which HTML answers which path; made by the build. The skin is the rule of src/lib/user-agent.ts.',
    'set $skin ".desktop";',
    `if ($http_user_agent ~* "${MOBILE.source}") { set $skin ""; }`,
    `if ($http_user_agent ~* "${NOT_MOBILE.source}") { set $skin ".desktop"; }`,
    'location ^~ /assets/ { add_header Cache-Control "public, max-age=31536000, immutable"; try_files $uri =404; }',
    'location ~ /\\. { return 404; }',
    `location ~* \\.(?:${extensions})$ { add_header Cache-Control "no-cache"; try_files $uri =404; }`,
    // Relative, so that the location does not name the host of the request.
    'location = / { absolute_redirect off; return 302 /index$is_args$args; }',
    ...routes.map(locationOf),
    'location / { add_header Cache-Control "no-cache"; try_files $uri /index.html; }',
    '',
  ].join('\n')
}

function locationOf({ pattern, file, desktop }: Answering): string {
  const path = pattern.slice(1, -1)
  const place = /^[\w/-]+$/.test(path) ? `= ${path}` : `~ ${pattern}`
  const vary = desktop === undefined ? '' : ' add_header Vary "User-Agent";'
  const answer = desktop === undefined ? file : file.replace(/\.html$/, '$skin.html')
  return `location ${place} { add_header Cache-Control "no-cache";${vary} try_files /${answer} =404; }`
}
