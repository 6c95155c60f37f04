import { EQUITY } from '#lib/path/partner-href.ts'
import { suitabilityHref } from '#lib/path/login-href.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { UploadTile } from '#ui/form/upload-tile.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import type { EquityForm } from './equity.model.ts'

/** The broker, the last digits of the account and its proof. SV-07 */
export function Proof({ brokers, brokerId, choose, tail, type, proof, submission }: EquityForm) {
  const { error, fieldErrors, invalidPresses, busy, submit } = submission
  return (
    <Card title="提交开户凭证">
      <Form label="开户凭证" invalidPresses={invalidPresses} onSubmit={submit}>
        <SelectField
          label="开户券商"
          value={brokerId}
          options={brokers}
          onChange={choose}
          error={fieldErrors['broker']}
        />
        <TextField
          kind="card"
          label="资金账号后4位"
          value={tail}
          onChange={type}
          error={fieldErrors['tail']}
          hint="只填最后4位数字"
        />
        <UploadTile label="开户凭证" pdf upload={proof} />
        <FormError>{fieldErrors['proof'] ?? ''}</FormError>
        <Quiet small>
          不超过10MB的图片或PDF。上传前请遮住账号的其他数字、证件号码与密码；图片中的拍摄位置会被去除。
        </Quiet>
        <FormError>{error}</FormError>
        <Button type="submit" busy={busy}>
          提交凭证
        </Button>
        <LinkButton href={suitabilityHref('/verify', EQUITY)} kind="ghost" size="small">
          需先完成实名认证
        </LinkButton>
      </Form>
    </Card>
  )
}
