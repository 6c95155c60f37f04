import { object, string } from 'valibot'
import { get } from '#api/call.ts'
import { VideoSource } from '#api/shapes.ts'

/** Where a video that the customer may see plays. spec §7 Storage */
export const vodVideoAuth = get('/vod/video/auth', { input: object({ videoId: string() }), output: VideoSource })
