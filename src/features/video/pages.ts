import { page } from '#data/page/page.ts'

/** Short videos and those of the teams. */
export const pages = [
  page({
    pattern: '/video',
    auth: 'W',
    share: 'O',
    load: () => import('./videos.tsx').then((m) => m.VideosScreen),
  }),
  page({
    pattern: '/video/:id',
    auth: 'P',
    share: 'O',
    query: ['kind'],
    load: () => import('./video.tsx').then((m) => m.VideoScreen),
  }),
]
