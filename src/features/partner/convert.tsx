import type { PageProps } from '#data/page/page.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { type Exchange, type Union, useConvert } from './convert.model.ts'

/** 兑换与合作绑定. SV-08 */
export function ConvertScreen({ useOpens }: Pick<PageProps, 'useOpens'>) {
  const { exchange, union } = useConvert(useOpens())
  return (
    <Screen title="兑换与合作绑定">
      <Stack gap={3} inset>
        <ExchangeCard {...exchange} />
        <UnionCard {...union} />
        <Quiet small>每人每天最多输错5次，兑换码与绑定码合并计算。字母O与数字0、字母I与数字1不同，请照原样填写。</Quiet>
      </Stack>
      <RiskLine />
    </Screen>
  )
}

function ExchangeCard({ code, type, mobile, done, submission }: Exchange) {
  const { error, fieldErrors, invalidPresses, busy, submit } = submission
  return (
    <Card title="兑换码">
      <Form label="兑换" invalidPresses={invalidPresses} onSubmit={submit}>
        <TextField kind="code" label="输入兑换码" value={code} onChange={type} error={fieldErrors['code']} />
        {mobile && (
          <TextField
            kind="mobile"
            label="兑换到哪个手机号的账户"
            value={mobile.value}
            onChange={mobile.type}
            error={fieldErrors['mobile']}
          />
        )}
        <FormError>{error}</FormError>
        <Button type="submit" busy={busy}>
          兑换
        </Button>
      </Form>
      <div aria-live="polite">
        {done && (
          <Stack gap={2}>
            <p>{done.text}</p>
            {done.href !== '' && (
              <LinkButton href={done.href} kind="plain" size="small">
                去查看
              </LinkButton>
            )}
          </Stack>
        )}
      </div>
    </Card>
  )
}

function UnionCard(union: Union) {
  const { guest, bound, code, type, submission, found } = union
  const { error, fieldErrors, invalidPresses, busy, submit } = submission
  if (guest !== undefined) {
    return (
      <Card title="合作方绑定">
        <Quiet>登录后可绑定合作方发放的码，并查看对应权益。</Quiet>
        <LinkButton href={guest} kind="plain" size="small">
          登录后绑定
        </LinkButton>
      </Card>
    )
  }
  return (
    <Card title="合作方绑定">
      {bound !== '' && <p>您已绑定：{bound}</p>}
      <Form label="合作方绑定" invalidPresses={invalidPresses} onSubmit={submit}>
        <TextField kind="code" label="输入合作方绑定码" value={code} onChange={type} error={fieldErrors['code']} />
        <FormError>{error}</FormError>
        {!found && (
          <Button type="submit" kind="plain" busy={busy}>
            查询此码
          </Button>
        )}
      </Form>
      <div aria-live="polite">{found && <Found found={found} union={union} />}</div>
    </Card>
  )
}

function Found({ found, union }: { found: NonNullable<Union['found']>; union: Union }) {
  const { partner, benefits, state, note } = found
  const { binding, entering, entry, inside, copyPath } = union
  return (
    <Stack gap={2}>
      <h3>{partner}</h3>
      <ul>
        {benefits.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <Quiet small>{note}</Quiet>
      <FormError>{binding.error || entering.error}</FormError>
      {state === 'free' && (
        <Button busy={binding.busy} onClick={binding.submit}>
          {binding.outcomeUnknown ? '核对绑定结果' : `确认绑定${partner}`}
        </Button>
      )}
      {state === 'mine' && !entry && (
        <Button kind="plain" busy={entering.busy} onClick={entering.submit}>
          进入合作方小程序
        </Button>
      )}
      {entry && (
        <>
          {!inside && entry.scheme !== '' && <LinkButton href={entry.scheme}>打开微信小程序</LinkButton>}
          {entry.path !== '' && (
            <Button kind="plain" onClick={copyPath}>
              复制小程序路径
            </Button>
          )}
          <Quiet small>
            小程序由{partner}提供，将由其处理您在其中填写的信息。{inside ? '请在微信中搜索该小程序打开。' : ''}
          </Quiet>
        </>
      )}
    </Stack>
  )
}
