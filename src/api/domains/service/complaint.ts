import { array, object, optional, string } from 'valibot'
import { postJson } from '#api/call.ts'
import { known } from '#api/shapes.ts'
import { Time } from '#api/shapes/number.ts'

/**
 * Submits a complaint or a suggestion: 10 to 1000 characters, at most 9 files of the customer. `clientNo` identifies
 * the draft, so that sending it again returns the first number. `replyBefore` epoch ms. spec §7 Complaint
 */
export const customerComplaint = postJson('/customer/complaint', {
  input: object({
    type: known('SERVICE', 'REFUND', 'CONDUCT', 'PRIVACY', 'SUGGESTION', 'OTHER'),
    orderNumber: optional(string()),
    content: string(),
    fileKeys: array(string()),
    mobile: string(),
    clientNo: optional(string()),
  }),
  output: object({ complaintNo: string(), replyBefore: Time }),
})
