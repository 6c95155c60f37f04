import { type InferOutput, object, picklist, string } from 'valibot'
import type { OwnList } from '#data/offline/own-list.ts'
import { Time } from '#api/shapes/number.ts'

const Kept = object({
  path: string(),
  title: string(),
  kind: picklist(['课程', '课时', '文章']),
  at: Time,
})

/** A page of learning in the history or the favourites. */
export type Kept = InferOutput<typeof Kept>

const idOf = ({ path }: Kept) => path

/** The customer's favourites. On the device only: no call stores them. */
export const favourites: OwnList<typeof Kept> = { name: 'favourites', item: Kept, idOf, most: 200 }

/** The history, each page once, newest first. */
export const visited: OwnList<typeof Kept> = { name: 'visited', item: Kept, idOf, most: 100 }
