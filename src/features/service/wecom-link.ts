import { allowedAddress } from '#lib/path/allow-list.ts'

/** The longest parameter WeCom accepts, in bytes of the encoded URL. */
const LONGEST = 128

/**
 * The link to the online service, with the pattern of the referring page, if the link was issued for that; '' for any
 * host but WeCom's customer service. The rest of it must not be changed. SV-01
 */
export function wecomLink(target: string, pattern: string): string {
  const url = allowedAddress(target)
  if (url?.hostname !== 'work.weixin.qq.com' || !/^\/kf(?:id)?\//.test(url.pathname)) return ''
  const param = encodeURIComponent(pattern)
  const takes = url.searchParams.has('enc_scene') && !url.searchParams.has('scene_param') && param.length <= LONGEST
  return takes ? url.href.replace(/(?=#|$)/, `&scene_param=${param}`) : url.href
}
