import { array, object, optional, string } from 'valibot'
import { postJson } from '#api/call.ts'
import { known } from '#api/shapes.ts'
import { Time } from '#api/shapes/number.ts'

/**
 * Hands in a complaint or a suggestion: 10 to 1000 characters, at most 9 files of the customer. `clientNo` names the
 * draft, so that sending it again answers the first number. `replyBefore` epoch ms. spec §7 Complaint
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
