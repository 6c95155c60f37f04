import { SelectField } from '#ui/form/select-field.tsx'
import { UploadTile } from '#ui/form/upload-tile.tsx'
import { More } from '#ui/layout/more.tsx'
import css from '#features/suitability/suitability.module.css'
import { Send } from './send.tsx'
import { otherKinds, type Verify } from './verify.model.ts'

/** For customers with another kind of document. */
export function Other({ verify }: { verify: Verify }) {
  const { kind, pick, file, submit } = verify.other
  return (
    <More className={css.more} label="补充其他证件（选填）">
      <SelectField label="其他证件类型" value={kind} options={otherKinds} onChange={pick} />
      <UploadTile label="证件照片或PDF" pdf upload={file} />
      <Send verify={verify} label="提交证件" onPress={submit} />
    </More>
  )
}
