import type { Page, Route } from './route.ts'
import type { Services } from '#app/boot/app-services.ts'

/** A page of the site with a layout of its own for each skin; a device loads its own alone. */
export const bySkin =
  (mobile: () => Promise<Page<Services>>, desktop: () => Promise<Page<Services>>): Route<Services>['load'] =>
  (skin) =>
    skin === 'desktop' ? desktop() : mobile()
