import type { Deps, Handlers } from '#test/service/deps.ts'
import { FILE_BUCKET, storageKeys, VIDEO_BUCKET } from '#test/service/storage-keys.ts'
import { PICTURE_LIMIT, placeFor } from '#test/service/uploads.ts'
import { videoSource } from '#test/service/room/video-source.ts'

const CONFIG = { host: '/files/form', dir: 'u', maxSize: PICTURE_LIMIT }

export function storage(deps: Deps): Handlers<'storage'> {
  return {
    vodVideoAuth: ({ videoId }, { session }) => videoSource(videoId, deps, session),
    ossConfigInfo: () => CONFIG,
    ossConfig: () => CONFIG,
    ossGeneratePresignUrl: ({ ext, purpose }, visit) => placeFor(visit.known().user.userId, ext, purpose, deps),
    ossToken: ({ isVideo }, visit) =>
      storageKeys(visit.session?.user.userId ?? '', isVideo ? VIDEO_BUCKET : FILE_BUCKET, visit.now),
    vodStsToken: (_, visit) => storageKeys(visit.session?.user.userId ?? '', VIDEO_BUCKET, visit.now),
  }
}
