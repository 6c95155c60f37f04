import type { Samples } from '#test/service/handlers/sweep.ts'

export const streamSamples: Required<Samples<'stream'>> = {
  channel: {},
  channelAnalysts: { channelId: 'CH1' },
  messages: { channelId: 'CH4', analyst: 'T002', symbol: 'SH600901', limit: 10 },
  message: { messageId: 'CH1-0100' },
  messagesComment: { messageId: 'CH1-0120' },
  messagesCommentPage: { messageId: 'CH1-0120', pageNo: 2 },
  messagesLike: { messageId: 'CH1-0120', on: true },
  stockList: { channelId: 'CH1' },
  teamMessages: { teamNumber: 'TM01', limit: 5 },
}
