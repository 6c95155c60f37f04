import type { Samples } from '#test/service/contract/sweep.ts'

export const otherSamples: Required<Samples<'other'>> = {
  weimobGetWid: {},
  weimobOrderPointList: {},
  workWxContactWayInfo: { salesNumber: 'S200' },
  wxMaTemplateList: {},
  wxMaSubscribe: { templateIds: ['TM01'] },
  softwarePackageCheck: { ver: '2.3.9' },
  softwarePackageLatest: {},
}
