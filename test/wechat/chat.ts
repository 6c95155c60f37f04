/** A link as the chat opens it: with the marks WeChat adds to it, in front of any hash. */
export function openedFromChat(link: string, where: 'singlemessage' | 'groupmessage' | 'timeline' = 'singlemessage') {
  const url = new URL(link)
  url.search = `${url.search === '' ? '?' : `${url.search}&`}from=${where}&isappinstalled=0`
  return url.href
}
