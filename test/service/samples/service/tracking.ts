import type { Samples } from '#test/service/contract/sweep.ts'

const event = { category: 'learn', action: 'course_view', url: '/course', at: 1, sid: 's1' }

export const trackingSamples: Required<Samples<'tracking'>> = {
  trackEvent: event,
  trackHeartbeat: { page: '/course', seconds: 30 },
  webTrackEvent: event,
  wxTrack: { wxId: 'W1', path: '/course', ts: 1 },
}
