import type { InferOutput } from 'valibot'
import type { PromoStock } from '#api/shapes/stock-case.ts'
import type { VideoItem } from '#api/shapes/media.ts'
import { authorLine } from '#entities/analyst/analyst.words.ts'
import { type CaseRow, toRecordRow } from '#entities/stock-case/case-row.words.ts'
import { picture } from '#entities/stored-file/stored-file.ts'
import { day } from '#lib/time/dates.ts'

export type PromoRow = CaseRow

/** A record with its delay. */
export function toPromoRow(record: InferOutput<typeof PromoStock>): PromoRow {
  const row = toRecordRow(record)
  return { ...row, note: `${row.note} · 延迟${record.delayedDays}天展示` }
}

/** A note that the list is complete, and where the overall figures are. law §4 */
export function wholeOf(total: number): string {
  return `共 ${total} 例，盈利与未盈利全部列出，按结束日期由近及远；胜率、最差一例、最大下跌等整体数据，登录后可查看`
}

/** A video that goes with the records. */
export interface PromoVideo {
  id: string
  videoId: string
  title: string
  cover: string
  /** The speaker, with the registration number, and the date. */
  note: string
  /** Its required disclaimer; '' in the list. */
  caution: string
}

export function toPromoVideo(video: VideoItem & { riskText?: string }): PromoVideo {
  const { id, videoId, title, coverUrl, analyst, publishedAt, riskText = '' } = video
  const note = `${authorLine([analyst])} · ${day(publishedAt)}`
  return { id, videoId, title, cover: picture(coverUrl), note, caution: riskText }
}
