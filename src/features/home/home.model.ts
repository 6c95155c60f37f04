import { homeModuleList } from '#api/domains/account/app-config.ts'
import { sceneCard } from '#api/domains/public/live.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { unfilledRead } from '#data/page/first-read.ts'
import { useView } from '#data/use-view.ts'
import { stamp } from '#lib/time/dates.ts'
import { useSignedIn } from '#session/context.tsx'
import { usePreferences } from '#session/use-preferences.ts'
import { useTrack } from '#tracking/context.tsx'
import { useMounted } from '#ui/mounted.ts'
import { useIdle } from '#ui/use-idle.ts'
import { destination, type Opens } from './modules/destination.ts'
import type { IndexModule, To } from './modules/item.ts'
import { WHOLE } from './modules/part.ts'

export interface Home {
  to: To
  opened: (module: string) => void
  loaded: Loaded<readonly IndexModule[]>
  /** The server's modules in its order; until it answers, the expected ones. */
  shelves: readonly { key: string; title: string }[]
  /** False in the first render, which is that of an unknown visitor. */
  isMember: boolean
  /** Whether the bell counts. */
  hasCount: boolean
  /** In 长辈版 only what is the customer's own, today's and 投教专区; false in the first render. */
  isShort: boolean
  /** When the shown data was saved, for the offline bar; '' while it is fresh. */
  savedAt: string
}

/** Always there, and above every advert. HM-01 */
export const EDUCATION = { key: 'education', title: '投教专区' }
const expected = [
  { key: 'course', title: '推荐课程' },
  { key: 'series', title: '系列课' },
  { key: 'view', title: '团队观点' },
]

/** The rooms of today, for the hero. */
export const first = unfilledRead(sceneCard, () => ({}))

/** The home screen: its modules and what they share. @param opens whether a path is one of our pages */
export function useHome(opens: Opens): Home {
  const loaded = useView(useCall(homeModuleList, {}, WHOLE), inOrder, [])
  const track = useTrack()
  const mounted = useMounted()
  const isMember = useSignedIn() && mounted
  const [{ elder }] = usePreferences()
  return {
    isMember,
    hasCount: useIdle(isMember && loaded.state !== 'loading'),
    isShort: elder && mounted,
    to: (path) => destination(path, opens),
    opened: (module) => void track('home', 'module_click', module),
    loaded,
    shelves: loaded.state === 'ready' ? loaded.data.filter(({ key }) => key !== EDUCATION.key) : expected,
    savedAt: loaded.state === 'ready' && loaded.stale ? stamp(loaded.savedAt) : '',
  }
}

/** Each key once, in the order of `sort`. */
function inOrder({ modules }: { modules: readonly IndexModule[] }): readonly IndexModule[] {
  const once = new Map(modules.map((module) => [module.key, module]))
  return [...once.values()].sort((a, b) => a.sort - b.sort)
}
