import type { Samples } from '#test/service/contract/sweep.ts'

export const streamSamples: Required<Samples<'stream'>> = {
  streamChannel: {},
  streamChannelAnalysts: { channelId: 'CH1' },
  streamMessages: { channelId: 'CH4', analyst: 'T002', symbol: 'SH600901', limit: 10 },
  streamMessage: { messageId: 'CH1-0100' },
  streamComment: { messageId: 'CH1-0120' },
  streamCommentPage: { messageId: 'CH1-0120', pageNo: 2 },
  streamLike: { messageId: 'CH1-0120', on: true },
  streamStocks: { channelId: 'CH1' },
  streamTeamMessages: { teamNumber: 'TM01', limit: 5 },
}
