import { Button } from '#ui/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { More } from '#ui/layout/more.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import css from './proof.module.css'
import { useProof } from './proof.model.ts'
import type { Seals } from './seals.words.ts'

/** How anybody can verify that a record was not changed after it was published. */
export function ProofCard({ seals }: { seals: Seals }) {
  const { hash, exitHash } = seals
  const { verdict, verify, lines } = useProof(seals)
  return (
    <Card title="记录存证">
      <Quiet small>入选时公布的 SHA-256</Quiet>
      <p className={css.hash}>{hash}</p>
      {exitHash !== '' && <Quiet small>出池时公布的 SHA-256</Quiet>}
      {exitHash !== '' && <p className={css.hash}>{exitHash}</p>}
      {verify ? (
        <Button kind="plain" size="small" onClick={verify}>
          在本机核验
        </Button>
      ) : (
        <Quiet small>解锁后可核验</Quiet>
      )}
      <p role="status">{verdict}</p>
      <Recipe lines={lines} />
    </Card>
  )
}

/** How to verify a record without us. `lines`: those of one record. */
export function Recipe({ lines = [] }: { lines?: readonly string[] }) {
  return (
    <More label="核验方法">
      <Quiet small>
        1. 入选：将“编号|股票代码|名称|入选时间|入选价|投资顾问|登记编号|有效期至|入选理由|盐”连成一行（UTF-8，内容与
        CSV 各列相同，文字开头若有 ' 号先去掉一个），计算 SHA-256，应与“入选校验值”相同。
      </Quiet>
      <Quiet small>
        2. 出池：将“前一校验值|出池时间|出池价|收益率|期间最大上涨|期间最大下跌|出池理由|盐”连成一行，计算
        SHA-256，应与“出池校验值”相同。前一校验值即入选校验值；期间有调整的，为最后一次调整的校验值，见案例的过程记录。
      </Quiet>
      <Quiet small>3. 校验值自入选、出池当日公布，盐为128位随机数，只随公开或解锁的记录给出。</Quiet>
      <Quiet small>
        4. 请保留今天下载的 CSV：日后再下载一份，同一编号的校验值应完全相同，且一条不少，即说明记录未被改动或删除。
      </Quiet>
      {lines.map((line) => (
        <p key={line} className={css.hash}>{`本条：${line}`}</p>
      ))}
    </More>
  )
}
