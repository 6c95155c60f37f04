import { useCallback, useEffect, useState } from 'react'
import type { Accepted } from './prepare-file.ts'
import type { Purpose } from './upload.ts'
import { type Upload, useUpload } from './use-upload.ts'

interface Place {
  id: number
  now: Upload['now']
}

/** Several files of one kind. */
export interface Uploads {
  purpose: Purpose
  /** Whether a PDF, or a film, may be chosen as well as a picture. */
  pdf: boolean
  video: boolean
  /** The chosen files, and an empty place while there is room for one more. */
  ids: readonly number[]
  fileKeys: readonly string[]
  isSending: boolean
  report: (id: number, now: Place['now']) => void
}

const first: readonly Place[] = [{ id: 0, now: { state: 'empty' } }]

/** Up to `most` files; each place uploads by itself (`useUploadPlace`) and reports its state. CO-05 */
export function useUploads(options: Accepted & { purpose: Purpose; most: number }): Uploads {
  const { purpose, most, pdf = false, video = false } = options
  const [places, setPlaces] = useState(first)
  const report = useCallback(
    (id: number, now: Place['now']) =>
      setPlaces((old) =>
        withEmptyEnd(
          old.map((place) => (place.id === id ? { id, now } : place)),
          most,
        ),
      ),
    [most],
  )
  return {
    purpose,
    pdf,
    video,
    ids: places.map(({ id }) => id),
    fileKeys: places.flatMap(({ now }) => (now.state === 'done' ? [now.fileKey] : [])),
    isSending: places.some(({ now }) => now.state === 'sending'),
    report,
  }
}

/** One place of several. */
export function useUploadPlace(id: number, { purpose, pdf, video, report }: Uploads): Upload {
  const file = useUpload({ purpose, pdf, video })
  const { now } = file
  useEffect(() => report(id, now), [id, now, report])
  return file
}

/** Removed files leave no gap; the last place is empty while one more fits. */
function withEmptyEnd(places: readonly Place[], most: number): readonly Place[] {
  const last = places.at(-1)
  const held = places.filter((place) => place.now.state !== 'empty' || place === last)
  const isFull = held.length >= most || last?.now.state === 'empty'
  return isFull || !last ? held : [...held, { id: last.id + 1, now: { state: 'empty' } }]
}
