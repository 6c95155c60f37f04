import { FormError } from '#ui/form/form-error.tsx'
import type { Address } from '#api/shapes/address.ts'
import { Button } from '#ui/button.tsx'
import { ErrorCard } from '#ui/state/error-card.tsx'
import { Form } from '#ui/form/form.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import css from './address-form.module.css'
import { type AddressForm as FormModel, type Choice, useAddressForm } from './address-form.model.ts'

/** The form of a new address or of the changed `address`. AC-09 */
export function AddressForm({ address, onSaved }: { address?: Address; onSaved: (saved: Address) => void }) {
  const form = useAddressForm(address, onSaved)
  const { written, submission } = form
  const { fieldErrors } = submission
  return (
    <Form label="收货地址" className={css.form} invalidPresses={submission.invalidPresses} onSubmit={submission.submit}>
      <TextField
        kind="line"
        label="收货人"
        autoComplete="name"
        value={written.name}
        onChange={(text) => form.change('name', text)}
        error={fieldErrors.name}
      />
      <TextField
        kind="mobile"
        label="手机号"
        value={written.mobile}
        onChange={(text) => form.change('mobile', text)}
        error={fieldErrors.mobile}
        hint={address && `现为 ${address.mobileMasked}，不修改可留空`}
      />
      <Area area={form.area} error={fieldErrors.area} />
      <TextArea
        label="详细地址"
        rows={3}
        most={80}
        value={written.detail}
        onChange={(text) => form.change('detail', text)}
        error={fieldErrors.detail}
      />
      <Switch label="设为默认地址" checked={form.isDefault} onChange={form.setDefault} />
      <FormError>{form.blocked || submission.error}</FormError>
      <Button type="submit" kind="primary" busy={submission.busy} disabled={form.blocked !== ''}>
        保存
      </Button>
    </Form>
  )
}

function Area({ area, error }: { area: FormModel['area']; error: string }) {
  if (area.state === 'lost') return <ErrorCard message="省市区列表加载失败，请重试" onRetry={area.retry} />
  const { province, city, district } = area.choices
  const loading = area.state === 'loading'
  const empty = loading ? '加载中' : undefined
  // The error is shown at the first list that is still empty.
  const open = province.value === '' ? 'province' : city.value === '' ? 'city' : 'district'
  const errorAt = (name: typeof open) => (name === open ? error : '')
  return (
    <fieldset className={css.area}>
      <legend className={css.legend}>所在地区</legend>
      <SelectField label="省份" {...of(province)} empty={empty} disabled={loading} error={errorAt('province')} />
      <SelectField label="城市" {...of(city)} disabled={province.value === ''} error={errorAt('city')} />
      <SelectField label="区县" {...of(district)} disabled={city.value === ''} error={errorAt('district')} />
    </fieldset>
  )
}

function of({ value, options, choose }: Choice) {
  return { value, options, onChange: choose }
}
