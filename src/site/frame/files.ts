import { basesOf } from '#config/environment.ts'
import { fileUrl } from '#lib/path/file-url.ts'

/** Where stored files live. */
export const FILES = basesOf(undefined).file

/** Address of a stored file; '' where there is none or it is not ours. */
export function fileAt(path: string | undefined): string {
  return fileUrl(path, FILES)
}
