import type { Plugin } from 'vite'

/** What only the build reads of a page's record, written on a line of its own. */
const OF_BUILD = /^ +(?:title|shell): '[^']*',\n/gm

/** Records of pages without what a device has no use for: the entry carries some of them. */
export const bareRecords: Plugin = {
  name: 'bare-records',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    return /\/(?:shell-)?pages\.ts$/.test(id) ? { code: code.replace(OF_BUILD, ''), map: null } : null
  },
}
