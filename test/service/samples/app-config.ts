import type { Samples } from '#test/service/handlers/sweep.ts'

export const appConfigSamples: Required<Samples<'app-config'>> = {
  showLogin: {},
  navbar: {},
  indexList: {},
  broker: {},
  download: {},
  getCustomerServiceUrl: {},
  getVersion: {},
  appCourseCatalogList: { courseNumber: 'C101', seriesId: 'SR01' },
}
