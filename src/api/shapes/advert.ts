import { boolean, number, object, string } from 'valibot'

/** A picture that leads somewhere; `isAd` is said on it. Shown from `startAt` to `endAt`. */
export const Advert = object({
  id: string(),
  title: string(),
  imageUrl: string(),
  link: string(),
  isAd: boolean(),
  startAt: number(),
  endAt: number(),
})
