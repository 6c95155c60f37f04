import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import type { CsvRecord } from './record-csv.ts'
import { useRecords } from './records.model.ts'

const Recipe = lazyPart(() => import('./proof.tsx').then((m) => m.Recipe))

interface Props {
  /** Of the file. */
  name: string
  all: () => Promise<readonly CsvRecord[]>
}

/** All records as a file, and how to verify it. PL-01 */
export function Download({ name, all }: Props) {
  const { busy, error, submit, elsewhere, ready } = useRecords(name, all)
  return (
    <Stack gap={2} inset>
      <FormError>{error}</FormError>
      {!elsewhere && (
        <Button kind="plain" busy={busy} onClick={submit}>
          下载全部记录 CSV
        </Button>
      )}
      <div aria-live="polite">{ready && <Quiet>已备好，请再点一次</Quiet>}</div>
      <Quiet small>
        {elsewhere ? '全部记录可下载为 CSV：请点右上角“…”，在浏览器中打开本页。' : ''}
        含盈亏全部记录与发布时的 SHA-256；未公开的记录只列校验值。
      </Quiet>
      <Recipe />
    </Stack>
  )
}
