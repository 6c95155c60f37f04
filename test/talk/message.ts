import type { TalkMsg } from '#data/timeline/frames.ts'

/** Another account's message as the gateway sends it. */
export function messageOf(messageId: string, more: Partial<TalkMsg> = {}): TalkMsg {
  return {
    messageId,
    kind: 'TEXT',
    text: messageId,
    sender: { id: 'u', name: '乙', avatarUrl: '', role: 'USER' },
    sentAt: Date.now(),
    likeCount: 0,
    isLiked: false,
    ...more,
  }
}
