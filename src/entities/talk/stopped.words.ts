import type { TalkState } from '#data/timeline/talk.ts'

/** The account opened it in another tab or on another phone. */
const ELSEWHERE = 4409

/** Why a connection has ended for good, and whether the customer can reconnect here. */
export interface StoppedView {
  /** '' if it has not ended. */
  text: string
  isElsewhere: boolean
}

/** @param place 「直播间」 or 「聊天室」 */
export function toStopped(stopped: TalkState['stopped'], place: string): StoppedView {
  const words: Readonly<Record<number, string>> = {
    4403: '您暂无权限参与互动',
    4404: '互动暂未开放',
    [ELSEWHERE]: `您已在其他页面进入本${place}`,
    4410: `您已被移出${place}`,
  }
  return {
    text: stopped ? stopped.text || (words[stopped.code] ?? '') : '',
    isElsewhere: stopped?.code === ELSEWHERE,
  }
}
