import { hashedLine, type HashedEntry } from '#lib/number/record-hash.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { More } from '#ui/layout/more.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import css from './proof.module.css'
import { useProof } from './proof.model.ts'

/** How anybody sees that the entry of a record was not changed after it was published. */
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
      <Recipe entry={entry} />
    </Card>
  )
}

/** How a record is verified without us. */
export function Recipe({ entry }: { entry?: HashedEntry | undefined }) {
  return (
    <More label="核验方法">
      <Quiet small>
        1. 将“编号|股票代码|入选日|入选价（两位小数）|登记编号|盐”连成一行（UTF-8），计算
        SHA-256，应与公布的校验值相同。
      </Quiet>
      <Quiet small>2. 校验值自入选当日公布，盐为128位随机数，只随公开或解锁的记录给出。</Quiet>
      <Quiet small>
        3. 请保留今天下载的 CSV：日后再下载一份，同一编号的校验值应完全相同，且一条不少，即说明入选记录未被改动或删除。
      </Quiet>
      {entry && <p className={css.hash}>{`本条：${hashedLine(entry)}`}</p>}
    </More>
  )
}
