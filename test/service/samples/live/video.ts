import type { Samples } from '#test/service/contract/sweep.ts'

export const videoSamples: Required<Samples<'video'>> = {
  videoList: { cursor: 'SV03' },
  aiRecVideoList: {},
  videoCommentList: { id: 'SV01', pageNo: 1 },
  videoComment: { id: 'SV01', content: '讲得清楚' },
  teamVideoComment: { id: 'TV01', content: '讲得清楚', parentId: 'TV01-m1' },
  videoLikeOrUnlike: { id: 'SV01', on: true },
  teamVideoInfo: { id: 'TV01' },
}
