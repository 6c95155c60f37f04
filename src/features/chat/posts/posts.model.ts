import { chatStreamList } from '#api/domains/live/chat.ts'
import { type Feed, mapFeed, useFeed } from '#data/list/use-feed.ts'
import { type BubbleView, bubbleOf } from '#entities/talk/talk.words.ts'

/** 老师动态: what the teachers of a chat posted, newest first. CH-02 */
export function usePosts(chatId: string): Feed<BubbleView> {
  const offline = { title: '老师动态', part: true }
  const feed = useFeed(chatStreamList, { chatId }, { idOf: ({ messageId }) => messageId, cache: true, offline })
  return mapFeed(feed, bubbleOf)
}
