import { type RefObject, useState } from 'react'
import { useAccount } from '#data/deps.tsx'
import { useOwnList } from '#data/offline/own-list.ts'
import { randomId } from '#lib/number/random-id.ts'
import { duration } from '#lib/time/dates.ts'
import { ownKey } from '#session/own-keys.ts'
import { createStorage } from '#session/storage.ts'
import { useDraft } from '#session/use-draft.ts'
import { useToast } from '#ui/overlay/toast.tsx'
import { type Note, notes } from './note.ts'
import { countOf } from '#lib/text/graphemes.ts'
import { plainText } from '#lib/text/typed/plain.ts'

/** Longest note, in characters. */
const LONGEST = 2_000

/** What notes are written on: a lesson of a course, or a recording, which has a `path` of its own. */
export interface Noted extends Pick<Note, 'number' | 'course' | 'catalogId' | 'lesson' | 'path'> {
  /** The current second; undefined where nothing plays. */
  place: RefObject<number> | undefined
}

export interface NotesModel {
  text: string
  write: (text: string) => void
  save: () => void
  rows: readonly { id: string; text: string; at: string; sec: number | undefined }[]
  remove: (id: string) => void
}

/** The notes on one lesson or recording, each with its second. LE-04, LV-04 */
export function useNotes({ place, ...noted }: Noted): NotesModel {
  const { catalogId } = noted
  const { items, put, drop } = useOwnList(notes)
  const [draft, write] = useDraft(`note:${catalogId}`)
  const [older, forget] = useOlderNote(catalogId)
  const toast = useToast()
  const text = draft || older
  return {
    text,
    write(next) {
      forget()
      write(next)
    },
    save() {
      const words = plainText(text)
      if (words === '') return toast('请先写下笔记')
      if (countOf(words) > LONGEST) return toast(`笔记不能超过${LONGEST}字`)
      const sec = Math.floor(place?.current ?? 0)
      const note: Note = { ...noted, id: randomId(), text: words, at: Date.now() }
      if (!put(sec > 0 ? { ...note, sec } : note)) {
        drop(note.id)
        return toast('设备空间不足，笔记未能保存')
      }
      forget()
      write('')
      toast('笔记已保存在本机')
    },
    rows: items
      .filter((note) => note.catalogId === catalogId)
      .map(({ id, text: words, sec }) => ({ id, text: words, sec, at: sec === undefined ? '' : duration(sec) })),
    remove: drop,
  }
}

/** The seconds of a lesson or recording that have a note. */
export function useNotedSeconds(catalogId: string): number[] {
  const { items } = useOwnList(notes)
  return items.flatMap((note) => (note.catalogId === catalogId && note.sec !== undefined ? [note.sec] : []))
}

/** The single text per lesson of an earlier release, shown until the customer edits it. */
function useOlderNote(catalogId: string): [string, () => void] {
  const key = ownKey(useAccount(), `note:${catalogId}`)
  const [storage] = useState(() => createStorage('local'))
  return [storage.get(key) ?? '', () => storage.remove(key)]
}
