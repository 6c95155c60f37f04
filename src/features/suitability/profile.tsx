import { FormError } from '#ui/form/form-error.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Button } from '#ui/button.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { Choices } from '#ui/form/choices.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { usePage } from '#wechat/page.tsx'
import { type ProfileFields, useProfile } from './profile.model.ts'
import { labelOf, options, questions, type Typed } from './profile-form.ts'
import css from './suitability.module.css'

/** 基本信息: what the law requires to know about a customer besides the answers. */
export function ProfileScreen() {
  const loaded = useProfile()
  usePage({ title: '基本信息' })
  return (
    <Screen title="基本信息">
      <div className={css.page}>
        <LoadState loaded={loaded} skeleton={<Skeleton lines={12} />}>
          {(fields) => <Entries fields={fields} />}
        </LoadState>
      </div>
    </Screen>
  )
}

const YES_NO = [
  { id: 'yes', text: '是' },
  { id: 'no', text: '否' },
]

function Entries({ fields }: { fields: ProfileFields }) {
  const { typed, fieldErrors, type } = fields
  const bound = (field: keyof Typed) => ({
    label: labelOf(field),
    value: typed[field],
    error: fieldErrors[field],
    onChange: (text: string) => type(field, text),
  })
  return (
    <Form label="基本信息" invalidPresses={fields.invalidPresses} onSubmit={fields.submit}>
      <p className={css.line}>依据投资者适当性要求收集，仅用于评估您的风险承受能力。请由本人如实填写。</p>
      <TextField kind="realName" {...bound('name')} autoComplete="name" hint="与证件一致" />
      <SelectField {...bound('idType')} options={options.idType} />
      <TextField kind="date" {...bound('birthDate')} autoComplete="bday" />
      <Age fields={fields} />
      <SelectField {...bound('occupation')} options={options.occupation} />
      <SelectField {...bound('incomeBand')} options={options.incomeBand} />
      <SelectField {...bound('assetsBand')} options={options.assetsBand} hint="存款、证券等，不含房产" />
      <SelectField {...bound('education')} options={options.education} />
      <TextField kind="years" {...bound('experienceYears')} hint="投资股票、基金等的年数，没有填0" />
      <SelectField {...bound('taxResidency')} options={options.taxResidency} />
      {fieldsOfQuestions.map((field) => (
        <Choices
          key={field}
          kind="one"
          inline
          legend={questions[field]}
          options={YES_NO}
          chosen={[typed[field]]}
          error={fieldErrors[field]}
          onChange={([answer = '']) => type(field, answer)}
        />
      ))}
      <CheckField
        checked={fields.ticks.declared}
        error={fieldErrors.declared}
        onChange={(on) => fields.tick('declared', on)}
      >
        本人声明以上信息真实、准确、完整，发生变化时及时更新
      </CheckField>
      <FormError>{fields.error}</FormError>
      <Button type="submit" kind="primary" busy={fields.busy} disabled={fields.blocked !== ''}>
        提交
      </Button>
      <p className={css.error}>{fields.blocked}</p>
    </Form>
  )
}

// The keys of a literal, in its order.
const fieldsOfQuestions = Object.keys(questions) as (keyof typeof questions)[]

/**
 * The consequence of a birth date: too young cannot continue, older customers get a notice and confirm. SU-02
 */
function Age({ fields }: { fields: ProfileFields }) {
  if (fields.standing === 'minor') {
    return (
      <p role="alert" className={css.warning}>
        未满18周岁不可购买证券投资咨询服务
      </p>
    )
  }
  if (fields.standing !== 'elder') return null
  return (
    <section className={css.elder} aria-label="老年投资者提示">
      <h2>老年投资者提示</h2>
      <p>
        证券投资可能亏损，任何人都不能保证收益。请用不影响日常生活与医疗的资金，不要借钱投资，也不要把账户和密码交给别人。
      </p>
      <p>作决定前，建议先与家人商量。需要时可联系人工客服为您讲解。</p>
      <TextField
        kind="mobile"
        label="家人联系电话（选填）"
        autoComplete="off"
        value={fields.typed.familyContact}
        error={fields.fieldErrors.familyContact}
        hint="仅在无法联系到您时使用"
        onChange={(text) => fields.type('familyContact', text)}
      />
      <CheckField
        checked={fields.ticks.elder}
        error={fields.fieldErrors.elder}
        onChange={(on) => fields.tick('elder', on)}
      >
        本人已阅读并理解以上提示，由本人作出决定
      </CheckField>
    </section>
  )
}
