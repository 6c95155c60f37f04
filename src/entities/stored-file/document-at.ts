import { here } from '#session/environment/here.ts'
import { fileUrl } from '#lib/path/file-url.ts'
import { fileAt } from './stored-file.ts'

/**
 * Address of a contract or another PDF: a stored file, or a page of the web service, which is named in full; '' for
 * anything else. spec §7
 */
export function documentAt(path: string | undefined): string {
  return fileAt(path) || fileUrl(path, here.bases.web)
}
