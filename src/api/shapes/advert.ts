import { boolean, object, string } from 'valibot'
import { Time } from '#api/shapes/number.ts'

/** A picture that leads somewhere; `isAd` is said on it. Shown from `startAt` to `endAt`. */
export const Advert = object({
  id: string(),
  title: string(),
  imageUrl: string(),
  link: string(),
  isAd: boolean(),
  startAt: Time,
  endAt: Time,
})
