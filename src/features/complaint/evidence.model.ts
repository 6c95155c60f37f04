import { useCallback, useEffect, useState } from 'react'
import { type Upload, useUpload } from '#data/upload/use-upload.ts'
import { MOST_FILES } from './complaint.words.ts'

interface Slot {
  id: number
  now: Upload['now']
}

export interface Evidence {
  /** The chosen files, and an empty place while there is room for one more. */
  ids: readonly number[]
  fileKeys: readonly string[]
  isSending: boolean
  report: (id: number, now: Slot['now']) => void
}

const first: readonly Slot[] = [{ id: 0, now: { state: 'empty' } }]

/** Up to nine files as evidence; each place uploads by itself and reports its state. product SV-02 */
export function useEvidence(): Evidence {
  const [slots, setSlots] = useState(first)
  const report = useCallback(
    (id: number, now: Slot['now']) =>
      setSlots((old) => withEmptyEnd(old.map((slot) => (slot.id === id ? { id, now } : slot)))),
    [],
  )
  return {
    ids: slots.map(({ id }) => id),
    fileKeys: slots.flatMap(({ now }) => (now.state === 'done' ? [now.fileKey] : [])),
    isSending: slots.some(({ now }) => now.state === 'sending'),
    report,
  }
}

/** One place of the evidence. */
export function useEvidenceFile(id: number, report: Evidence['report']): Upload {
  const file = useUpload({ purpose: 'COMPLAINT', pdf: true })
  const { now } = file
  useEffect(() => report(id, now), [id, now, report])
  return file
}

/** Removed files leave no gap; the last place is empty while one more fits. */
function withEmptyEnd(slots: readonly Slot[]): readonly Slot[] {
  const last = slots.at(-1)
  const held = slots.filter((slot) => slot.now.state !== 'empty' || slot === last)
  const isFull = held.length >= MOST_FILES || last?.now.state === 'empty'
  return isFull || !last ? held : [...held, { id: last.id + 1, now: { state: 'empty' } }]
}
