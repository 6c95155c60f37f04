/** The list of rooms and recordings. */
export const LIVE = '/live'

/** A live room. */
export function roomHref(roomId: string): string {
  return `${LIVE}/${encodeURIComponent(roomId)}`
}

/** The announcement of a scene: its next room. */
export function sceneHref(sceneId: string): string {
  return `${LIVE}/scene/${encodeURIComponent(sceneId)}`
}

/** The recording of a room. */
export function replayHref(roomId: string, videoId: string): string {
  return `${roomHref(roomId)}/replay/${encodeURIComponent(videoId)}`
}
