import { type RefObject, useEffect, useId, useRef } from 'react'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Button } from '#ui/button.tsx'
import { Choices } from '#ui/form/choices.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { usePage } from '#wechat/page.tsx'
import { type AnsweringView, type Question, type Questionnaire, useAnswering } from './answering.model.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Segments } from '#ui/segments.tsx'
import { Unseen } from '#ui/prose/unseen.tsx'
import { Unbroken } from '#ui/prose/unbroken.tsx'
import css from './survey.module.css'
import { type Intro, LONGEST_REASON, type Survey, useSurvey } from './survey.model.ts'

/** How many earlier answers are shown below a question. */
const SHOWN = 3

/** 风险测评问卷: one question after the other, then a summary. */
export function SurveyScreen() {
  const loaded = useSurvey()
  usePage({ title: '风险测评' })
  return (
    <Screen title="风险测评">
      <LoadState loaded={loaded} skeleton={<Waiting />}>
        {(survey) => <Part survey={survey} />}
      </LoadState>
    </Screen>
  )
}

function Waiting() {
  return (
    <Stack inset>
      <Skeleton lines={7} />
    </Stack>
  )
}

function Part({ survey }: { survey: Survey }) {
  switch (survey.state) {
    case 'profile':
      return (
        <Stack inset>
          <p>请先填写基本信息，再开始测评。</p>
          <LinkButton href={survey.href} kind="primary">
            去填写
          </LinkButton>
        </Stack>
      )
    case 'intro':
      return <Beginning intro={survey} />
    case 'answering':
      return <Answering key={survey.evaluationId} survey={survey} stale={survey.stale} />
  }
}

function Beginning({ intro }: { intro: Intro }) {
  const { reason } = intro
  const title = useId()
  return (
    <Stack inset>
      {intro.result && (
        <div className={css.result}>
          <p>
            <Unbroken>{intro.result.text}</Unbroken>
          </p>
          <LinkButton href={intro.result.href} kind="plain" size="small">
            查看测评结果
          </LinkButton>
        </div>
      )}
      <section className={css.known} aria-labelledby={title}>
        <h2 id={title} className={css.heading}>
          作答前请了解
        </h2>
        <Facts
          values="columns"
          items={[
            { name: '用处', value: '得出您的等级' },
            { name: '多久', value: '约5分钟' },
            { name: '谁看得到', value: '您和本公司' },
          ]}
        />
        <ul className={css.points}>
          <li>测评用于判断您的风险承受能力，结果决定哪些服务适合您。</li>
          <li>请由本人独立、如实作答。工作人员不得代答、提示，也不得要求您修改答案。</li>
          <li>每题作答后自动保存，可以随时离开，在其他设备上登录后接着作答。</li>
          <li>测评结果有效期以结果页为准，到期后需重新测评。</li>
        </ul>
      </section>
      {reason.wanted && !intro.closed && (
        <TextArea
          label="再次测评的原因"
          value={reason.text}
          onChange={reason.write}
          most={LONGEST_REASON}
          rows={3}
          error={reason.error}
        />
      )}
      <Quiet>{intro.left}</Quiet>
      <p role="alert" className={css.error}>
        {intro.error || intro.blocked}
      </p>
      <Button kind="primary" busy={intro.busy} disabled={intro.closed || intro.blocked !== ''} onClick={intro.begin}>
        开始测评
      </Button>
    </Stack>
  )
}

function Answering({ survey, stale }: { survey: Questionnaire; stale: () => void }) {
  const loaded = useAnswering(survey, stale)
  return (
    <LoadState loaded={loaded} skeleton={<Waiting />}>
      {(answering) => <Step answering={answering} />}
    </LoadState>
  )
}

function Step({ answering }: { answering: AnsweringView }) {
  const { question } = answering
  const heading = useHeading(question?.number ?? 0)
  return question ? (
    <QuestionStep answering={answering} question={question} heading={heading} />
  ) : (
    <Summary answering={answering} heading={heading} />
  )
}

type Heading = RefObject<HTMLHeadingElement | null>

/** A heading that takes the focus at each new step, so that it is read out. */
function useHeading(step: number): Heading {
  const heading = useRef<HTMLHeadingElement>(null)
  const first = useRef(step)
  useEffect(() => {
    if (step === first.current) return
    first.current = -1
    heading.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [step])
  return heading
}

function QuestionStep({
  answering,
  question,
  heading,
}: {
  answering: AnsweringView
  question: Question
  heading: Heading
}) {
  const { number, total, title, kind, options, chosen, on } = question
  return (
    <Stack inset>
      <p className={css.progress}>
        <Segments label="进度" done={number} total={total} />
        <span>{`${number}/${total}`}</span>
      </p>
      <h2 ref={heading} tabIndex={-1} className={css.question}>
        {title}
      </h2>
      <Choices
        key={number}
        kind={kind}
        legend={title}
        legendHidden
        options={options}
        chosen={chosen}
        onChange={answering.choose}
      />
      <p role="alert" className={css.error}>
        {answering.error || answering.blocked}
      </p>
      <Before answers={answering.answers.slice(0, number - 1).slice(-SHOWN)} />
      <div className={css.actions}>
        <Button kind="plain" disabled={!answering.back} onClick={answering.back ?? undefined}>
          上一题
        </Button>
        <Button kind="primary" busy={answering.busy} disabled={answering.blocked !== ''} onClick={answering.next}>
          {on}
        </Button>
      </div>
    </Stack>
  )
}

/** The last answers, so that answers can be consistent; 上一题 goes back. */
function Before({ answers }: Pick<AnsweringView, 'answers'>) {
  if (answers.length === 0) return null
  return (
    <section className={css.before} aria-label="前面答过的">
      <h3>前面答过的</h3>
      {[...answers].reverse().map(({ number, title, chosen }) => (
        <div key={number} className={css.answer}>
          <Quiet>{`${number}. ${title}`}</Quiet>
          <p>{chosen || '未作答'}</p>
        </div>
      ))}
    </section>
  )
}

function Summary({ answering, heading }: { answering: AnsweringView; heading: Heading }) {
  return (
    <Stack inset>
      <h2 ref={heading} tabIndex={-1} className={css.question}>
        请检查您的答案
      </h2>
      <ol className={css.answers}>
        {answering.answers.map(({ number, title, chosen, change }) => (
          <li key={number} className={css.answer}>
            <Quiet>{`${number}. ${title}`}</Quiet>
            <p className={css.chosen}>{chosen || '未作答'}</p>
            <Button kind="ghost" size="small" onClick={change}>
              修改<Unseen>{`第${number}题`}</Unseen>
            </Button>
          </li>
        ))}
      </ol>
      <p role="alert" className={css.error}>
        {answering.error || answering.blocked}
      </p>
      <Button kind="primary" busy={answering.busy} disabled={answering.blocked !== ''} onClick={answering.submit}>
        提交测评
      </Button>
      <Dialog
        open={answering.doubt.open}
        title="您的回答存在不一致，请确认"
        onClose={answering.doubt.close}
        actions={
          <>
            <Button kind="primary" onClick={answering.doubt.close}>
              返回修改
            </Button>
            <Button kind="plain" onClick={answering.doubt.confirm}>
              确认无误，继续提交
            </Button>
          </>
        }
      >
        <p>例如，不能承受亏损与追求高增长不能同时做到。请再看一遍投资目标、可承受的亏损和投资期限等题目。</p>
      </Dialog>
    </Stack>
  )
}
