import { Badge } from '#ui/badge.tsx'
import { Row } from '#ui/layout/stack.tsx'
import { Picture } from '#ui/media/picture.tsx'

/** What was won or will be delivered, and its state; `waits`: the customer has to act. */
export function PrizeHead({
  name,
  image,
  status,
  waits,
}: {
  name: string
  image: string
  status: string
  waits: boolean
}) {
  return (
    <Row gap={3} between>
      <Row gap={3}>
        <Picture src={image} alt="" ratio={1} width={64} />
        <b>{name}</b>
      </Row>
      <Badge tone={waits ? 'brand' : 'plain'}>{status}</Badge>
    </Row>
  )
}
