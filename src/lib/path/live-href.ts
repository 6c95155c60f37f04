/** The list of rooms and recordings. */
export const LIVE = '/live'

/** A live room. */
export function roomHref(roomId: string): string {
  return `${LIVE}/${encodeURIComponent(roomId)}`
}

/** The recording of a room. */
export function replayHref(roomId: string, videoId: string): string {
  return `${roomHref(roomId)}/replay/${encodeURIComponent(videoId)}`
}
