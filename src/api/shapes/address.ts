import { boolean, type InferOutput, object, string } from 'valibot'

/** Where goods are sent; the number is masked when read. */
export const Address = object({
  id: string(),
  name: string(),
  mobileMasked: string(),
  province: string(),
  city: string(),
  district: string(),
  detail: string(),
  isDefault: boolean(),
})
export type Address = InferOutput<typeof Address>
