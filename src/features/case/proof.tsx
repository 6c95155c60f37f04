import type { HashedEntry } from '#lib/number/record-hash.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { More } from '#ui/layout/more.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import css from './case.module.css'
import { useProof } from './proof.model.ts'

/** How anybody sees that a record was not changed after it was published. */
export function ProofCard({ hash, entry }: { hash: string; entry: HashedEntry | undefined }) {
  const { verdict, verify } = useProof(hash, entry)
  return (
    <Card title="记录存证">
      <Quiet small>发布时的 SHA-256</Quiet>
      <p className={css.hash}>{hash}</p>
      {verify ? (
        <Button kind="plain" size="small" onClick={verify}>
          在本机核验
        </Button>
      ) : (
        <Quiet small>解锁后可核验</Quiet>
      )}
      <p role="status">{verdict}</p>
      <More label="核验方法">
        <Quiet small>
          将“编号|股票代码|入选日|入选价（两位小数）|登记编号|盐”连成一行，计算
          SHA-256，应与上面的值相同。盐为128位随机数，随解锁的记录给出。
        </Quiet>
        {entry && <p className={css.hash}>{`盐 ${entry.salt}`}</p>}
      </More>
    </Card>
  )
}
