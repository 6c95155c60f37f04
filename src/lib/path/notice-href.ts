/** 消息与订阅. SV-03 */
export const NOTICE = '/me/notice'

/** The page where WeChat asks for leave to send, with a policy of its own. SV-03 */
const OPEN_NOTICE = '/me/notice/open'

/** The same for these templates. */
export function noticeOpenHref(templateIds: readonly string[]): string {
  return `${OPEN_NOTICE}?ids=${templateIds.map(encodeURIComponent).join(',')}`
}
