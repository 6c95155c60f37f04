import type { Samples } from '#test/service/handlers/sweep.ts'

export const tjRecommendSamples: Required<Samples<'tj-recommend'>> = {
  contentTeamList: {},
  courseSeriesList: {},
  liveRoomList: {},
  streamMessageList: {},
}
