import { randomBytes } from 'node:crypto'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { PICTURE_LIMIT, placeFor } from '#test/service/uploads.ts'
import { videoSource } from './video.ts'

const STS_LIFE = 30 * 60_000
const CONFIG = { host: '/files', dir: 'u', maxSize: PICTURE_LIMIT }

export function storage(deps: Deps): Handlers<'storage'> {
  const keysFor = (bucket: string, now: number) => ({
    ak: `STS.${randomBytes(10).toString('hex')}`,
    sk: randomBytes(20).toString('hex'),
    token: randomBytes(32).toString('base64url'),
    bucket,
    expireAt: now + STS_LIFE,
  })
  return {
    vodVideoAuth: ({ videoId }, { session }) => videoSource(videoId, deps, session),
    ossConfigInfo: () => CONFIG,
    ossConfig: () => CONFIG,
    ossGeneratePresignUrl: ({ ext, purpose }, visit) => placeFor(visit.known().user.userId, ext, purpose, deps),
    ossToken: ({ isVideo }, { now }) => keysFor(isVideo ? 'advisory-video' : 'advisory-file', now),
    vodStsToken: (_, { now }) => keysFor('advisory-video', now),
  }
}
