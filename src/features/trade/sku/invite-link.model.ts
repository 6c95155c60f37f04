import { useState } from 'react'
import { skuInviteUrl } from '#api/domains/trade/sku.ts'
import { useData } from '#data/deps.tsx'
import { useSubmit } from '#data/write/use-submit.ts'

/** A link to a service that names the customer and the salesperson, created by the service on demand. OR-01 */
export function useInviteLink(skuId: string) {
  const { send } = useData()
  const [link, setLink] = useState('')
  const submission = useSubmit({
    fields: { skuId },
    run: (fields) => send(skuInviteUrl, fields),
    done: ({ url }) => setLink(url),
  })
  return { link, submission }
}
