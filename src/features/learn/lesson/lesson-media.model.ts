import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { brand } from '#config/brand.ts'
import type { Loaded } from '#data/loaded.ts'
import { useVideoSource } from '#data/media/use-video-source.ts'
import { usePlayer } from '#entities/video/use-player.ts'
import { useNotedSeconds } from '#entities/note/notes.model.ts'
import { useTrack } from '#tracking/context.tsx'
import type { PlayerProps } from '#ui/media/player.model.ts'
import { NEARLY } from '#entities/course/lesson-row.words.ts'
import { fileAt } from '#entities/stored-file/stored-file.ts'
import type { LessonView } from './lesson.words.ts'
import { useProgress } from '#data/offline/use-progress.ts'

/** A playable lesson and its listeners. */
export interface PlayedLesson {
  number: string
  catalogId: string
  view: LessonView
  media: 'video' | 'audio'
  videoId: string
  onViewed: () => void
  /** The current second. */
  place: RefObject<number>
  onTime: (sec: number) => void
  /** Called, perhaps repeatedly, once nearly all of it was played. */
  onFinish: () => void
  /** The start position, if not the last one, and how often one was chosen on the page. */
  start: { sec: number | undefined; times: number }
}

export interface LessonMediaModel {
  player: Loaded<PlayerProps>
  trialOver: boolean
  closeTrial: () => void
  /** The offer at the end: the next lesson, which starts automatically. */
  onward: { title: string; go: () => void; stay: () => void } | undefined
}

/** The next lesson, which plays automatically. */
let goneOnTo = ''

/** The media address of a lesson, kept fresh, and the progress to store while it plays. */
export function useLessonMedia(lesson: PlayedLesson): LessonMediaModel {
  const { number, catalogId, view, media } = lesson
  const source = useVideoSource(lesson.videoId)
  const track = useTrack()
  const progress = useProgress()
  const { place } = lesson
  const [startAt, setStartAt] = useState(() => ({
    sec: lesson.start.sec ?? progress.secondsOf(catalogId) ?? view.knownSec,
    chosen: lesson.start.sec !== undefined,
  }))
  const [isSoundOnly, setSoundOnly] = useState(false)
  const [trialOver, setTrialOver] = useState(false)
  const closeTrial = () => setTrialOver(false)
  const [autoplay, setAutoplay] = useState(() => goneOnTo === catalogId || lesson.start.times > 0)
  // Opened again later, it waits for a press.
  useEffect(() => void (goneOnTo = ''), [])
  const marks = useNotedSeconds(catalogId)
  const { onward, offer, next, previous } = useOnward(view)
  const player = usePlayer(source, ({ trialSec, durationSec, subtitles = [] }) => ({
    media: isSoundOnly ? 'audio' : media,
    marks,
    onTime: lesson.onTime,
    soundOnly:
      media === 'audio'
        ? undefined
        : {
            on: isSoundOnly,
            toggle() {
              setStartAt({ sec: place.current, chosen: true })
              setAutoplay(true)
              setSoundOnly(!isSoundOnly)
            },
          },
    subtitles: subtitles.flatMap((each) => {
      const address = fileAt(each.url)
      return address === '' ? [] : [{ ...each, url: address }]
    }),
    title: view.title,
    caution: brand.eduLine,
    // A position close to the end restarts the lesson; a chosen second is kept.
    startAt: startAt.sec < Math.min(durationSec, trialSec ?? durationSec) - (startAt.chosen ? 0 : 5) ? startAt.sec : 0,
    autoplay,
    album: view.course,
    previous,
    next,
    onProgress(sec) {
      if (trialSec === undefined && sec >= durationSec * NEARLY) lesson.onFinish()
      const names = { number, course: view.course, catalogId, lesson: view.title }
      progress.save({ ...names, sec: Math.floor(sec), at: Date.now() })
    },
    onFirstPlay: () => void track('learn', 'lesson_play', catalogId),
    onViewed: lesson.onViewed,
    onEnd(goOn) {
      lesson.onFinish()
      void track('learn', 'lesson_finish', catalogId)
      if (goOn) offer()
    },
    onTrialOver: () => setTrialOver(true),
  }))
  return { player, trialOver, closeTrial, onward }
}

/** Links to the neighbouring lessons, and the offer of the next at the end. */
function useOnward({ goesOn, previous, next }: LessonView) {
  const [, navigate] = useLocation()
  const [offered, setOffered] = useState(false)
  const go = (href: string | undefined) => {
    if (href === undefined) return undefined
    return () => {
      goneOnTo = href === goesOn?.href ? (href.split('/').at(-1) ?? '') : ''
      navigate(href)
    }
  }
  const on = go(goesOn?.href)
  return {
    previous: go(previous),
    next: go(next),
    offer: () => setOffered(true),
    onward: offered && goesOn && on ? { title: goesOn.title, go: on, stay: () => setOffered(false) } : undefined,
  }
}
