import { fileHosts } from '#config/file-hosts.ts'
import { here } from '#session/environment/here.ts'
import { fileUrl, squareOf } from '#lib/path/file-url.ts'
import type { CardWords } from '#lib/text/card.ts'
import type { PageCard } from '#wechat/page.tsx'

/** The base of stored files. spec §9 */
export const FILES = here.bases.file

/** One transparent pixel: an image element always has a source, so that the markup never changes. */
export const BLANK = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** Address of a stored file; '' where there is none or its host is not configured. */
export function fileAt(path: string | undefined): string {
  return fileUrl(path, FILES, fileHosts)
}

/** A stored picture's address; the transparent pixel where there is none or it is not ours. */
export function picture(path: string | undefined): string {
  return fileAt(path) || BLANK
}

/** The square picture of a share card. */
export function shareImage(coverUrl: string | undefined): string {
  return squareOf(fileAt(coverUrl))
}

/** A screen's share card, also used by the front handler. */
export function cardOf({ title, desc, cover }: CardWords): PageCard {
  return { title, desc, image: shareImage(cover) }
}
