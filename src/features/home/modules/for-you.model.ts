import {
  recommendTeamList,
  recommendSeriesList,
  recommendRoomList,
  recommendMessageList,
} from '#api/domains/learn/tj-recommend.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useView } from '#data/use-view.ts'
import { stamp } from '#lib/time/dates.ts'
import { useSignedIn } from '#session/context.tsx'
import { usePersonalised } from '#session/consent/personalised.ts'
import { useNoteConsent } from '#session/consent/separate-consents.ts'
import { usePreferences } from '#session/use-preferences.ts'
import { useTrack } from '#tracking/context.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { type HomeItem, type To, toRoomItem } from './item.ts'
import { fileAt } from '#entities/stored-file/stored-file.ts'
import { PART } from './part.ts'

/** Whether anything is recommended: only to customers who consented and did not switch it off. */
export function useRecommending(): boolean {
  const personalised = usePersonalised()
  return useSignedIn() && personalised
}

/** Series recommended to this customer. */
export function useSeriesForYou(to: To): Loaded<HomeItem[]> {
  const series = useCall(recommendSeriesList, {}, PART)
  return useView(
    series,
    (list) =>
      list.map(({ seriesId, title, coverUrl, tag }) => ({
        key: seriesId,
        title,
        note: '系列课',
        image: fileAt(coverUrl),
        badge: tag,
        href: to(`/course/series/${encodeURIComponent(seriesId)}`),
      })),
    [],
  )
}

/** Live rooms recommended to this customer. */
export function useRoomsForYou(to: To): Loaded<HomeItem[]> {
  return useView(useCall(recommendRoomList, {}, PART), (list) => list.map((room) => toRoomItem(room, to)), [])
}

/** Recommended teams with their latest messages. */
export function useTeamsForYou(to: To): Loaded<HomeItem[]> {
  return useView(
    useCall(recommendTeamList, {}, PART),
    (list) =>
      list.map(({ number, name, brief, latestTitle, at }) => ({
        key: number,
        title: latestTitle,
        note: `${name} · ${brief} · ${stamp(at)}`,
        image: '',
        badge: '',
        href: to(`/team/${encodeURIComponent(number)}`),
      })),
    [],
  )
}

/** The latest messages of the open channels, text only, with each adviser's number. law §5 */
export function useMessagesForYou(to: To): Loaded<HomeItem[]> {
  return useView(
    useCall(recommendMessageList, {}, PART),
    (list) =>
      list
        .filter(({ text }) => Boolean(text))
        .map(({ messageId, channelId, text = '', sender, sentAt }) => ({
          key: messageId,
          title: text,
          note: [sender.name, sender.certNo && `登记编号 ${sender.certNo}`, stamp(sentAt)].filter(Boolean).join(' '),
          image: '',
          badge: '',
          href: to(`/stream/${encodeURIComponent(channelId ?? '')}`),
        })),
    [],
  )
}

/** Switches recommendations off; the settings switch them on again. */
export function useSwitchOff(): () => void {
  const [, set] = usePreferences()
  const track = useTrack()
  const toast = useToast()
  const note = useNoteConsent()
  return () => {
    set({ personalised: false })
    note('关闭个性化推荐')
    void track('home', 'personalise_off')
    toast('已关闭个性化推荐，可在设置中开启')
  }
}
