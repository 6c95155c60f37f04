import { MY_STRATEGIES } from '#lib/path/strategy-href.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { useReturnedTrial } from './returned.model.ts'

/** After the return from the vendor: the result of the signature. SG-08 */
export function Returned({ flowId }: { flowId: string }) {
  const { notice, check, isOpen, until } = useReturnedTrial(flowId)
  return (
    <Card label="签署结果">
      <p role="status">{notice}</p>
      <Quiet>{until}</Quiet>
      {check && (
        <Button kind="plain" size="small" onClick={check}>
          刷新状态
        </Button>
      )}
      {isOpen && (
        <LinkButton href={MY_STRATEGIES} size="small">
          看我的策略
        </LinkButton>
      )}
    </Card>
  )
}
