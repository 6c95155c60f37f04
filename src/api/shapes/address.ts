import { boolean, type InferOutput, object, string } from 'valibot'

/** A shipping address; the number is masked in responses. */
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
