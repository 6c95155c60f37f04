import { LockedPanel } from '#entities/access/locked.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { CapitalField } from '#features/simulation/capital-field.tsx'
import { Button } from '#ui/button.tsx'
import { Choices } from '#ui/form/choices.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { Form } from '#ui/form/form.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { type Begin as BeginForm, useBegin } from './begin.model.ts'

/** The form to start a simulation, or what the customer needs first. SG-13 */
export function Begin() {
  const begin = useBegin()
  return (
    <>
      <Card title="模拟跟踪是什么">
        <Facts
          dense
          items={[
            { name: '资金', value: '虚拟本金，不能提现，也不需要您付款' },
            { name: '成交', value: '收盘后按策略规则生成信号，次日开盘价加滑点估算成交' },
            { name: '费用', value: '佣金万2.5（每笔最低5元）、印花税、过户费都会扣除' },
            { name: '限制', value: '同时只能有一个模拟；停牌、涨跌停、资金不足一手时不成交并写明原因' },
          ]}
        />
      </Card>
      <LoadState loaded={begin} skeleton={<Skeleton lines={10} />}>
        {(form) => (form.locked ? <LockedPanel locked={form.locked} /> : <Fields form={form} />)}
      </LoadState>
    </>
  )
}

function Fields({ form }: { form: BeginForm }) {
  const { ways, typed, isByCoupon, passageways, change, submission } = form
  const { fieldErrors } = submission
  return (
    <Form label="开始模拟" invalidPresses={submission.invalidPresses} onSubmit={submission.submit}>
      <Card>
        <Choices
          legend="跟踪哪个策略"
          kind="one"
          options={ways}
          chosen={[typed.way]}
          error={fieldErrors['way'] ?? ''}
          onChange={([way]) => way !== undefined && change({ way })}
        />
      </Card>
      {typed.way !== '' && !isByCoupon && (
        <Card>
          {passageways.length > 1 && (
            <Choices
              legend="通道"
              kind="one"
              options={passageways}
              chosen={[typed.passagewayId]}
              onChange={([passagewayId]) => passagewayId !== undefined && change({ passagewayId })}
            />
          )}
          <CapitalField
            value={typed.capital}
            error={fieldErrors['capital']}
            onChange={(capital) => change({ capital })}
          />
        </Card>
      )}
      <FormError>{submission.error}</FormError>
      <Button type="submit" busy={submission.busy}>
        {submission.outcomeUnknown ? '核对是否开始' : '开始模拟'}
      </Button>
    </Form>
  )
}
