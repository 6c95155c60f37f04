/** 消息与订阅. SV-03 */
export const NOTICE = '/me/notice'

/** The page where WeChat asks whether it may remind. Its HTML has a policy of its own, so a link to it loads the page. */
export const OPEN_NOTICE = '/me/notice/open'

/** What was subscribed to. */
export const SUBSCRIPTIONS = `${NOTICE}?tab=subs`

/** WeChat asks about no more at once. */
const MOST = 3

/** The page where WeChat asks about these templates. */
export function noticeOpenHref(templateIds: readonly string[]): string {
  return `${OPEN_NOTICE}?ids=${templateIds.map(encodeURIComponent).join(',')}`
}

/** The templates that the address of that page names. */
export function templateIdsOf(search: string): string[] {
  const ids = (new URLSearchParams(search).get('ids') ?? '').split(',').filter((id) => /^[\w-]{1,64}$/.test(id))
  return [...new Set(ids)].slice(0, MOST)
}

/** Back with what was answered: ids and answers alone. */
export function resultHref(answers: readonly { id: string; status: string }[]): string {
  return `${SUBSCRIPTIONS}&wechat=${answers.map(({ id, status }) => `${encodeURIComponent(id)}.${status}`).join(',')}`
}
