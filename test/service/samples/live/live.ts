import type { Samples } from '#test/service/contract/sweep.ts'

const TODAY = 'LR07-20260915'

export const liveSamples: Required<Samples<'live'>> = {
  roomList: { status: 'LIVE', pageNo: 1 },
  roomInfo: { roomId: 'LR01' },
  roomSceneNotice: { sceneId: 'SC2' },
  roomLike: { roomId: 'LR01', count: 3 },
  roomOnlineCount: { roomId: 'LR01' },
  lotteryDetail: { lotteryId: TODAY },
  lotteryValid: { roomId: 'LR07' },
  lotteryWinner: { lotteryId: 'LR07-20260914' },
  lotteryParticipate: { lotteryId: TODAY },
  prizeDetail: { prizeId: 'PZ01' },
  prizeMy: {},
  roomPromotionScene: { sceneId: 'SC2' },
  roomScene: {},
  roomStoreDetail: { roomId: 'LR01' },
  replayInfo: { videoId: 'v-LR05' },
  replayList: { pageNo: 1, pageSize: 5 },
  replayPromotionList: {},
}
