import { LoadState } from '#entities/loaded/load-state.tsx'
import { CapitalField } from '#features/simulation/capital-field.tsx'
import { OWN_TESTS } from '#lib/path/simulation-href.ts'
import { Button } from '#ui/button.tsx'
import { Choices } from '#ui/form/choices.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { Form } from '#ui/form/form.tsx'
import { Steps } from '#ui/form/steps.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { stepped } from './costs.ts'
import { type NewTest, useNewTest } from './new-test.model.ts'

// The trading days come from the quotes service, whose code is loaded with it.
const SpanPart = lazyPart(() => import('./span-part.tsx').then((m) => m.SpanPart), <Skeleton lines={2} />)

/** The settings of a new back-test. SG-14 */
export function NewTestForm() {
  const page = useNewTest()
  return (
    <LoadState loaded={page} skeleton={<Skeleton lines={14} />}>
      {(form) => <Fields form={form} />}
    </LoadState>
  )
}

function Fields({ form }: { form: NewTest }) {
  const { typed, change, templates, rule, named, yearly, ends, know, data, range, kept, full, submission } = form
  const { fieldErrors } = submission
  return (
    <Form label="新建回测" invalidPresses={submission.invalidPresses} onSubmit={submission.submit}>
      <Card>
        <Choices
          legend="规则"
          kind="one"
          options={templates}
          chosen={[typed.templateId]}
          error={fieldErrors['templateId'] ?? ''}
          onChange={([templateId]) => templateId !== undefined && change({ templateId })}
        />
        {rule !== '' && <Quiet small>{rule}</Quiet>}
      </Card>
      <Card title="区间">
        <SpanPart data={ends} from={typed.from} to={typed.to} onDays={know} onChange={change} />
        <TextField
          kind="date"
          label="开始日期"
          value={typed.from}
          error={fieldErrors['from']}
          hint={data}
          onChange={(from) => change({ from })}
        />
        <TextField
          kind="date"
          label="结束日期"
          value={typed.to}
          error={fieldErrors['to']}
          hint={range}
          onChange={(to) => change({ to })}
        />
      </Card>
      <Card title="资金与成本">
        <CapitalField
          value={typed.capital}
          error={fieldErrors['capital']}
          onChange={(capital) => change({ capital })}
        />
        <TextField
          kind="amount"
          label="佣金（万分之）"
          value={typed.fee}
          error={fieldErrors['fee']}
          hint="每笔最低5元；填0即不计佣金"
          onChange={(fee) => change({ fee })}
          trailing={<Steps of="佣金" onStep={(by) => change({ fee: stepped('fee', typed.fee, by) })} />}
        />
        <TextField
          kind="amount"
          label="滑点（%）"
          value={typed.slippage}
          error={fieldErrors['slippage']}
          hint="买入按更高、卖出按更低的价格计算"
          onChange={(slippage) => change({ slippage })}
          trailing={<Steps of="滑点" onStep={(by) => change({ slippage: stepped('slippage', typed.slippage, by) })} />}
        />
        <Facts
          dense
          values="end"
          items={[
            { name: '印花税', value: '卖出0.05%' },
            { name: '过户费', value: '双向0.001%' },
          ]}
        />
        {yearly !== '' && <Quiet small>{yearly}</Quiet>}
      </Card>
      <Card>
        <TextField
          kind="line"
          label="名称（可不填）"
          value={typed.name}
          error={fieldErrors['name']}
          hint={`不超过30个字；不填则为「${named}」`}
          onChange={(name) => change({ name })}
        />
      </Card>
      {full !== '' && <Quiet>{full}</Quiet>}
      <FormError>{submission.error}</FormError>
      {full === '' || submission.outcomeUnknown ? (
        <Button type="submit" busy={submission.busy}>
          {submission.outcomeUnknown ? '核对提交结果' : '开始回测'}
        </Button>
      ) : (
        <LinkButton href={OWN_TESTS}>看已有的回测</LinkButton>
      )}
      <Quiet small>{kept}</Quiet>
    </Form>
  )
}
