import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { useCopy } from '#ui/use-copy.ts'
import { useInviteLink } from './invite-link.model.ts'

/** Lets a customer recommend a service. There is no reward. OR-01, law §7 */
export function InviteLink({ skuId }: { skuId: string }) {
  const { link, submission } = useInviteLink(skuId)
  const copy = useCopy()
  return (
    <Card title="推荐给朋友了解">
      <Quiet>链接打开本页；对方仍须自行完成测评与确认，推荐不产生任何奖励。</Quiet>
      <FormError>{submission.error}</FormError>
      {link === '' ? (
        <Button kind="plain" busy={submission.busy} onClick={submission.submit}>
          生成邀请链接
        </Button>
      ) : (
        <>
          <Quiet>
            <span role="status">{link}</span>
          </Quiet>
          <Button kind="plain" onClick={() => copy(link)}>
            复制邀请链接
          </Button>
        </>
      )}
    </Card>
  )
}
