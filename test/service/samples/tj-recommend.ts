import type { Samples } from '#test/service/handlers/sweep.ts'

export const tjRecommendSamples: Required<Samples<'tj-recommend'>> = {
  recommendTeamList: {},
  recommendSeriesList: {},
  recommendRoomList: {},
  recommendMessageList: {},
}
