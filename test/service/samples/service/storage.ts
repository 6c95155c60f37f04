import type { Samples } from '#test/service/contract/sweep.ts'

export const storageSamples: Required<Samples<'storage'>> = {
  vodVideoAuth: { videoId: 'v-C101-01' },
  ossConfigInfo: {},
  ossConfig: {},
  ossGeneratePresignUrl: { ext: 'jpg', purpose: 'COMPLAINT' },
  ossToken: { isVideo: true },
  vodStsToken: {},
}
