import { UploadList } from '#entities/upload/upload-list.tsx'
import { Button } from '#ui/button.tsx'
import { Choices } from '#ui/form/choices.tsx'
import { Form } from '#ui/form/form.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { stackClass } from '#ui/layout/stack.tsx'
import type { ComplaintForm as FormModel } from './complaint.model.ts'
import { MOST, MOST_FILES, typeOf, types } from './complaint.words.ts'

/** The subject of a complaint or suggestion. */
export function ComplaintForm({ form: { fields, change, evidence, submission } }: { form: FormModel }) {
  const { fieldErrors, error, busy, outcomeUnknown } = submission
  return (
    <Form
      label="投诉与建议"
      className={stackClass(4, true)}
      invalidPresses={submission.invalidPresses}
      onSubmit={submission.submit}
    >
      <Choices
        legend="类型"
        kind="one"
        inline
        options={types}
        chosen={[fields.type]}
        error={fieldErrors.type}
        onChange={([picked = '']) => change({ type: typeOf(picked) })}
      />
      <TextField
        kind="line"
        label="订单号（选填）"
        value={fields.orderNumber}
        hint="与订单有关时请填写，可在“我的订单”中查看"
        onChange={(orderNumber) => change({ orderNumber })}
      />
      <TextArea
        label="事实经过与期望的处理结果"
        value={fields.content}
        rows={6}
        most={MOST}
        error={fieldErrors.content}
        onChange={(content) => change({ content })}
      />
      <UploadList
        uploads={evidence}
        title={`证据材料（选填，图片、PDF或视频，最多${MOST_FILES}个）`}
        note="视频支持 MP4、MOV，不超过200MB，按原文件上传，可能带有拍摄时间与地点"
        name="证据"
        error={fieldErrors.files}
      />
      <TextField
        kind="mobile"
        label="联系手机号"
        value={fields.mobile}
        error={fieldErrors.mobile}
        hint="仅用于核实与答复本次投诉"
        onChange={(mobile) => change({ mobile })}
      />
      <FormError>{error}</FormError>
      {outcomeUnknown ? (
        <Button onClick={submission.verify} busy={busy}>
          核对结果
        </Button>
      ) : (
        <Button type="submit" busy={busy}>
          提交
        </Button>
      )}
    </Form>
  )
}
