/** The channels in which analysts write. MD-07 */
export const STREAMS = '/stream'

/** What is shown of a channel: of one analyst, or about one stock. */
export interface StreamFilter {
  analyst?: string | undefined
  symbol?: string | undefined
}

/** The messages of a channel. MD-08 */
export function streamHref(channelId: string, { analyst, symbol }: StreamFilter = {}): string {
  const query = new URLSearchParams({ ...(analyst && { analyst }), ...(symbol && { symbol }) }).toString()
  return `${STREAMS}/${encodeURIComponent(channelId)}${query === '' ? '' : `?${query}`}`
}

/** A message of a channel, with its comments. MD-09 */
export function streamMessageHref(channelId: string, messageId: string): string {
  return `${streamHref(channelId)}/message/${encodeURIComponent(messageId)}`
}
