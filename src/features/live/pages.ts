import { page } from '#data/page/page.ts'

/** Live rooms and their recordings. */
export const pages = [
  page({
    pattern: '/live/scene/:sceneId',
    auth: 'P',
    share: 'O',
    load: () => import('./scene.tsx').then((m) => m.SceneScreen),
  }),
  page({
    pattern: '/live/:roomId',
    auth: 'W',
    share: 'O',
    query: ['tab'],
    load: () => import('./room/room.tsx').then((m) => m.RoomScreen),
  }),
  page({
    pattern: '/me/prize',
    auth: 'L',
    share: 'N',
    query: ['id'],
    pulls: true,
    load: () => import('./prizes.tsx').then((m) => m.PrizesScreen),
  }),
  page({
    pattern: '/live/:roomId/replay/:videoId',
    auth: 'P',
    share: 'O',
    query: ['t'],
    load: () => import('./replay/replay.tsx').then((m) => m.ReplayScreen),
  }),
]
