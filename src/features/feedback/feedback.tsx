import { FormError } from '#ui/form/form-error.tsx'
import { classes } from '#ui/classes.ts'
import { Stack, stackClass } from '#ui/layout/stack.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { brand } from '#config/brand.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { complaintHref } from '#lib/path/complaint-href.ts'
import { AUTHORITY } from '#lib/text/authority.ts'
import { callHref } from '#lib/text/phone-link.ts'
import { buttonClass, Button } from '#ui/button.tsx'
import { Caution } from '#ui/caution.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Choices } from '#ui/form/choices.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Form } from '#ui/form/form.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { More } from '#ui/layout/more.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { SignaturePad } from '#ui/form/signature-pad.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { UploadTile } from '#ui/form/upload-tile.tsx'
import { usePage } from '#wechat/page.tsx'
import css from './feedback.module.css'
import { type FeedbackForm, type FeedbackStep, useFeedback } from './feedback.model.ts'

/** 服务回访. OR-16 */
export function FeedbackScreen() {
  const feedback = useFeedback()
  usePage({ title: '服务回访' })
  return (
    <Screen title="服务回访">
      <LoadState loaded={feedback} skeleton={<Skeleton lines={12} />}>
        {(page) => <Part page={page} />}
      </LoadState>
    </Screen>
  )
}

function Part({ page }: { page: FeedbackStep }) {
  switch (page.step) {
    case 'none':
      return <Empty text="服务开通后可提交回访" action={{ label: '查看订单', href: page.orderHref }} />
    case 'done':
      return <Done page={page} />
    case 'form':
      return <Questions page={page} />
    default:
      return page satisfies never
  }
}

function Questions({ page }: { page: FeedbackForm }) {
  const { questions, chosen, signature, skips, submission } = page
  const { fieldErrors } = submission
  return (
    <Form
      label="服务回访"
      className={classes(stackClass(4, true), css.form)}
      invalidPresses={submission.invalidPresses}
      onSubmit={submission.submit}
    >
      <Quiet>
        回访由独立于销售的人员安排，请由本人如实填写。您的回答不会提供给服务您的销售人员，也不影响您已购买的服务。
      </Quiet>
      {questions.map(({ id, title, options }) => (
        <Choices
          key={id}
          legend={title}
          kind="one"
          inline
          options={options}
          chosen={[chosen[id] ?? '']}
          error={fieldErrors[id] ?? ''}
          onChange={([picked]) => picked !== undefined && page.choose(id, picked)}
        />
      ))}
      <Signature signature={signature} />
      <FormError>{fieldErrors['signature'] || submission.error}</FormError>
      <Button type="submit" busy={submission.busy}>
        提交回访
      </Button>
      {skips.left > 0 ? (
        <Button kind="ghost" onClick={skips.skip}>{`稍后再说（还可推迟${skips.left}次）`}</Button>
      ) : (
        <Quiet>本次回访已推迟3次，请完成填写。</Quiet>
      )}
    </Form>
  )
}

/** Drawn here, or a photo of a signature on paper. */
function Signature({ signature }: { signature: FeedbackForm['signature'] }) {
  const tile = <UploadTile label="签名" upload={signature} />
  return (
    <section className={stackClass(2)} aria-label="本人签名">
      <Quiet as="h2">本人签名</Quiet>
      {signature.now.state === 'empty' ? (
        <>
          <SignaturePad label="手写签名区" onDone={signature.choose} />
          <More label="无法手写？上传纸上签名的照片">{tile}</More>
        </>
      ) : (
        tile
      )}
    </section>
  )
}

function Done({ page }: { page: Extract<FeedbackStep, { step: 'done' }> }) {
  return (
    <>
      <Stack inset>
        <h2 role="status">回访已提交，感谢您的配合</h2>
        {page.alert && (
          <Caution alert>
            您反映的情况已转交合规人员核查。任何人都不得向您承诺任何收益、代您操作或要求您向个人账户付款，您也可以直接投诉。
          </Caution>
        )}
        {page.record !== '' && (
          <a className={buttonClass('plain')} href={page.record} target="_blank" rel="noreferrer">
            打开回访记录（PDF）
          </a>
        )}
        <LinkButton href={page.orderHref}>返回订单</LinkButton>
      </Stack>
      <CellGroup title="投诉渠道">
        <Cell icon="paper" title="公司投诉" note="在线提交，或按其他方式" href={complaintHref({ type: 'CONDUCT' })} />
        <Cell icon="phone" title="投诉电话" value={brand.complaintPhone} href={callHref(brand.complaintPhone)} />
        <Cell icon="phone" title={AUTHORITY.name} value={AUTHORITY.phone} href={callHref(AUTHORITY.phone)} />
      </CellGroup>
    </>
  )
}
