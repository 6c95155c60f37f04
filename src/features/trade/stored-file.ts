import { basesOf } from '#config/environment.ts'
import { fileUrl } from '#lib/path/file-url.ts'

/** Where stored files live. */
export const FILES = basesOf(undefined).file

/** A stored picture's address; '' where there is none or it is not ours. */
export function picture(path: string | undefined): string {
  return fileUrl(path, FILES)
}
