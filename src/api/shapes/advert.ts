import { boolean, object, string } from 'valibot'
import { Time } from '#api/shapes/number.ts'

/** A picture with a link; `isAd` requires a label. Shown from `startAt` to `endAt`. */
export const Advert = object({
  id: string(),
  title: string(),
  imageUrl: string(),
  link: string(),
  isAd: boolean(),
  startAt: Time,
  endAt: Time,
})
