import { allowedAddress } from '#lib/path/allow-list.ts'

/** WeCom reads no longer one, in bytes as it stands in the address. */
const LONGEST = 128

/**
 * The link to the online service, which says from which page somebody comes by its pattern, where it was made to take
 * that; '' where it leads anywhere but to WeCom's customer service. Nothing else of it may be changed. SV-01
 */
export function wecomLink(target: string, pattern: string): string {
  const url = allowedAddress(target)
  if (url?.hostname !== 'work.weixin.qq.com' || !/^\/kf(?:id)?\//.test(url.pathname)) return ''
  const param = encodeURIComponent(pattern)
  const takes = url.searchParams.has('enc_scene') && !url.searchParams.has('scene_param') && param.length <= LONGEST
  return takes ? url.href.replace(/(?=#|$)/, `&scene_param=${param}`) : url.href
}
