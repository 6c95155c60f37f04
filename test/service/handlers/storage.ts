import type { Deps, Handlers } from '#test/service/deps.ts'
import { videoSource } from './video.ts'

export function storage(deps: Deps): Handlers<'storage'> {
  return { vodVideoAuth: ({ videoId }, { session }) => videoSource(videoId, deps, session) }
}
