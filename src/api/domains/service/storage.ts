import { boolean, object, string } from 'valibot'
import { get } from '#api/call.ts'
import { videoPlay } from '#api/domains/public/open.ts'
import { known, VideoSource } from '#api/shapes.ts'
import { Count, Time } from '#api/shapes/number.ts'

/** Short-lived keys for a folder of the file storage; `expireAt` epoch ms. */
const Sts = object({ ak: string(), sk: string(), token: string(), bucket: string(), expireAt: Time })

/** `maxSize`: bytes of one picture. */
const StorageConfig = object({ host: string(), dir: string(), maxSize: Count })

/** The playback URL of a video that the customer may watch. spec §7 Storage */
export const vodVideoAuth = get('/vod/video/auth', {
  input: object({ videoId: string() }),
  output: VideoSource,
  twin: videoPlay,
})

/** Upload targets and size limits. spec §7 Storage */
export const ossConfigInfo = get('/oss/config-info', { input: object({}), output: StorageConfig })

/** Older twin of config-info. spec §7 Storage */
export const ossConfig = get('/oss/config', { input: object({}), output: StorageConfig })

/**
 * An upload target for one file: PUT its bytes to `putUrl` within 10 minutes, then refer to it by `fileKey`; `url`
 * reads it. `ext`: jpg, png, pdf or mp4. Pictures of identity cards are readable by their owner alone. spec §7 Storage
 */
export const ossGeneratePresignUrl = get('/oss/generate-presign-url', {
  input: object({ ext: string(), purpose: known('ID', 'COMPLAINT', 'AVATAR', 'VOUCHER', 'SIGNATURE', 'OTHER') }),
  output: object({ putUrl: string(), fileKey: string(), url: string() }),
  effects: true,
})

/** Keys for a multipart upload of pictures or videos. spec §7 Storage */
export const ossToken = get('/oss/token/{isVideo}', {
  input: object({ isVideo: boolean() }),
  output: Sts,
  effects: true,
})

/** Keys for videos in comments and complaints. spec §7 Storage */
export const vodStsToken = get('/vod/sts/token', { input: object({}), output: Sts, effects: true })
