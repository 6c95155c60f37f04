import type { Samples } from '#test/service/contract/sweep.ts'

export const tjRecommendSamples: Required<Samples<'tj-recommend'>> = {
  recommendTeamList: {},
  recommendSeriesList: {},
  recommendRoomList: {},
  recommendMessageList: {},
}
