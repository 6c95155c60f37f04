/** Short videos, one after another. MD-05 */
export const VIDEOS = '/video'

/** Who made a video: its answer does not say, and each kind has comments of its own. MD-06 */
export type VideoKind = 'short' | 'team'

/** The page of a video. MD-06 */
export function videoHref(id: string, kind: VideoKind = 'short'): string {
  return `${VIDEOS}/${encodeURIComponent(id)}${kind === 'team' ? '?kind=team' : ''}`
}
