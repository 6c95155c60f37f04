import { courseSeriesList, liveRoomList } from '#api/domains/tj-recommend.ts'
import { type Loaded, useCall } from '#data/use-call.ts'
import { useView } from '#data/use-view.ts'
import { useSignedIn } from '#session/context.tsx'
import { usePersonalised } from '#session/personalised.ts'
import { usePreferences } from '#session/use-preferences.ts'
import { useTrack } from '#tracking/context.tsx'
import { useToast } from '#ui/toast.tsx'
import { type HomeItem, picture, type To, toRoomItem } from './item.ts'
import { PART } from './part.ts'

/** Whether anything is recommended here: the calls are those of customers, who agreed and did not switch it off. */
export function useRecommending(): boolean {
  const personalised = usePersonalised()
  return useSignedIn() && personalised
}

/** Series recommended to this customer. */
export function useSeriesForYou(to: To): Loaded<HomeItem[]> {
  const series = useCall(courseSeriesList, {}, PART)
  return useView(
    series,
    (list) =>
      list.map(({ seriesId, title, coverUrl, tag }) => ({
        key: seriesId,
        title,
        note: '系列课',
        image: picture(coverUrl),
        badge: tag,
        href: to(`/course/series/${encodeURIComponent(seriesId)}`),
      })),
    [],
  )
}

/** Live rooms recommended to this customer. */
export function useRoomsForYou(to: To): Loaded<HomeItem[]> {
  return useView(useCall(liveRoomList, {}, PART), (list) => list.map((room) => toRoomItem(room, to)), [])
}

/** The way to switch recommendations off; the settings switch them on again. */
export function useSwitchOff(): () => void {
  const [, set] = usePreferences()
  const track = useTrack()
  const toast = useToast()
  return () => {
    set({ personalised: false })
    void track('home', 'personalise_off')
    toast('已关闭个性化推荐，可在设置中开启')
  }
}
