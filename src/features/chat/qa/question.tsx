import { brand } from '#config/brand.ts'
import { ClosedState } from '#entities/loaded/closed-state.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Caution } from '#ui/caution.tsx'
import { Choices } from '#ui/form/choices.tsx'
import { Form } from '#ui/form/form.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { Card } from '#ui/layout/card.tsx'
import { DisclosureFooter } from '#ui/layout/disclosure-footer.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Row, Stack, stackClass } from '#ui/layout/stack.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useViewer } from '#entities/viewer/use-viewer.tsx'
import { GENERAL_ONLY } from './asks.ts'
import { type QuestionPage, type Rating, useQuestion } from './question.model.ts'
import css from './question.module.css'
import type { QuestionView, Said } from './question.words.ts'

/** 问答详情. CH-04 */
export function QuestionScreen() {
  const page = useQuestion()
  return (
    <Screen title="问答详情">
      <Stack gap={3} inset>
        <Caution>{GENERAL_ONLY}</Caution>
        <ClosedState
          loaded={page.question}
          skeleton={<Skeleton lines={10} />}
          closed={{ label: '回到聊天室', href: page.chat }}
        >
          {(view) => <Shown view={view} page={page} />}
        </ClosedState>
      </Stack>
      <DisclosureFooter company={brand} />
    </Screen>
  )
}

function Shown({ view, page }: { view: QuestionView; page: QuestionPage }) {
  const { status, question, pictures, answers, waits, ratable } = view
  return (
    <>
      <Card title="提问">
        <p>
          <Badge tone={waits ? 'plain' : 'brand'}>{status}</Badge>
        </p>
        <Words said={question} />
        {pictures.length > 0 && <Pictures addresses={pictures} />}
        {waits && <Remind page={page} />}
      </Card>
      {answers.length > 0 && (
        <Card title="老师回答">
          {answers.map((said) => (
            <Words key={said.key} said={said} />
          ))}
        </Card>
      )}
      {ratable && <Rate rating={page.rating} />}
      <Row gap={2}>
        <LinkButton href={page.askAgain} kind="plain" size="small">
          继续提问
        </LinkButton>
        <LinkButton href={page.chat} kind="plain" size="small">
          回到聊天室
        </LinkButton>
      </Row>
    </>
  )
}

function Words({ said: { name, avatar, note, text } }: { said: Said }) {
  return (
    <>
      <Row gap={2}>
        <Avatar src={avatar} name={name} size={32} />
        <span>{name}</span>
        <Quiet as="span" small>
          {note}
        </Quiet>
      </Row>
      <p>{text}</p>
    </>
  )
}

/** Pictures of the question; a press opens one. */
function Pictures({ addresses }: { addresses: readonly string[] }) {
  const [show, viewer] = useViewer()
  return (
    <Row gap={2}>
      {addresses.map((address, at) => (
        <button
          key={address}
          type="button"
          className={css.picture}
          aria-label={`查看图片${at + 1}`}
          onClick={() => show(addresses, address)}
        >
          <Picture src={address} alt="" ratio={1} width={80} />
        </button>
      ))}
      {viewer}
    </Row>
  )
}

function Remind({ page: { reminder } }: { page: QuestionPage }) {
  if (reminder.notice !== '') {
    return (
      <p role="status">
        <Quiet as="span">{reminder.notice}</Quiet>
      </p>
    )
  }
  return (
    <>
      <FormError>{reminder.error}</FormError>
      <Button kind="plain" size="small" busy={reminder.busy} onClick={reminder.submit}>
        提醒老师
      </Button>
    </>
  )
}

const scores = [
  { id: '5', text: '很满意' },
  { id: '4', text: '满意' },
  { id: '3', text: '一般' },
  { id: '2', text: '不满意' },
  { id: '1', text: '很不满意' },
] as const

function Rate({ rating: { score, setScore, remark, setRemark, submission } }: { rating: Rating }) {
  return (
    <Card title="评价本次回答">
      <Form
        label="评价"
        className={stackClass(3)}
        invalidPresses={submission.invalidPresses}
        onSubmit={submission.submit}
      >
        <Choices
          legend="满意度"
          kind="one"
          inline
          options={scores}
          chosen={[score]}
          error={submission.fieldErrors['score'] ?? ''}
          onChange={([picked = '']) => setScore(picked)}
        />
        <TextArea
          label="说明（选填）"
          value={remark}
          rows={2}
          most={300}
          error={submission.fieldErrors['remark'] ?? ''}
          onChange={setRemark}
        />
        <FormError>{submission.error}</FormError>
        {submission.outcomeUnknown ? (
          <Button onClick={submission.verify} busy={submission.busy}>
            核对结果
          </Button>
        ) : (
          <Button type="submit" busy={submission.busy}>
            提交评价
          </Button>
        )}
      </Form>
    </Card>
  )
}
