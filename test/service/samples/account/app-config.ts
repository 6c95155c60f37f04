import type { Samples } from '#test/service/contract/sweep.ts'

export const appConfigSamples: Required<Samples<'app-config'>> = {
  showLogin: {},
  navbar: {},
  homeModuleList: {},
  brokerConfig: {},
  downloadConfig: {},
  customerServiceUrl: {},
  appVersion: {},
  appCourseCatalogList: { courseNumber: 'C101', seriesId: 'SR01' },
}
