import type { Samples } from '#test/service/handlers/sweep.ts'

const TODAY = 'LR07-20260915'

export const liveSamples: Required<Samples<'live'>> = {
  list: { status: 'LIVE', pageNo: 1 },
  roomInfo: { roomId: 'LR01' },
  sceneNotice: { sceneId: 'SC2' },
  like: { roomId: 'LR01', count: 3 },
  onlineCount: { roomId: 'LR01' },
  lotteryDetail: { lotteryId: TODAY },
  lotteryValid: { roomId: 'LR07' },
  lotteryWinner: { lotteryId: 'LR07-20260914' },
  lotteryParticipate: { lotteryId: TODAY },
  prizeDetail: { prizeId: 'PZ01' },
  prizeMy: {},
  promotionScene: { sceneId: 'SC2' },
  scene: {},
  storeDetail: { roomId: 'LR01' },
  videoInfo: { videoId: 'v-LR05' },
  videoList: { pageNo: 1, pageSize: 5 },
  videoPromotionList: {},
}
