import { type InferOutput, object, picklist, string } from 'valibot'
import type { OwnList } from '#data/offline/own-list.ts'
import { Time } from '#api/shapes/number.ts'

const Kept = object({
  path: string(),
  title: string(),
  kind: picklist(['课程', '课时', '文章']),
  at: Time,
})

/** A page of learning that was opened, or is kept for later. */
export type Kept = InferOutput<typeof Kept>

const idOf = ({ path }: Kept) => path

/** What the customer wants to find again. On the device alone: no call keeps it. */
export const favourites: OwnList<typeof Kept> = { name: 'favourites', item: Kept, idOf, most: 200 }

/** What was opened, once each, the last first. */
export const visited: OwnList<typeof Kept> = { name: 'visited', item: Kept, idOf, most: 100 }
