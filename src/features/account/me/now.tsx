import { Link } from 'wouter'
import { explain } from '#data/explain.ts'
import type { Loaded } from '#data/loaded.ts'
import { Icon } from '#ui/icon.tsx'
import { Count } from '#ui/count.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Ring } from '#ui/ring.tsx'
import { ErrorCard } from '#ui/state/error-card.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import css from './me.module.css'
import type { Running, ToDo } from './me.words.ts'

/** The customer's to-dos with their actions; absent without any. AC-04 */
export function ToDos({ items, isPartial }: { items: readonly ToDo[]; isPartial: boolean }) {
  if (items.length === 0 && !isPartial) return null
  return (
    <section className={css.card} aria-label="待办事项">
      <h2>
        <span>
          待办 <Count of={items.length} />
        </span>
      </h2>
      <ul aria-label="待办">
        {items.map(({ text, verb, href }) => (
          <li key={text}>
            <div className={css.row}>
              <span className={css.does}>{text}</span>
              <LinkButton href={href} kind="plain" size="small">
                {verb}
              </LinkButton>
            </div>
          </li>
        ))}
      </ul>
      {isPartial && <p>部分待办暂时无法获取</p>}
    </section>
  )
}

/** The customer's running services with the rest of their terms. */
export function RunningServices({ loaded }: { loaded: Loaded<Running[]> }) {
  return (
    <section className={css.card} aria-label="进行中的服务">
      <h2>进行中</h2>
      {loaded.state === 'loading' && <Skeleton lines={4} inset />}
      {loaded.state === 'failed' && <ErrorCard message={explain(loaded.error)} onRetry={loaded.retry} />}
      {loaded.state === 'ready' && (loaded.data.length > 0 ? <Runs items={loaded.data} /> : <FreeSteps />)}
    </section>
  )
}

/** The rows that the card has room for. */
const ROOM = 3

function Runs({ items }: { items: readonly Running[] }) {
  return (
    <>
      <ul aria-label="进行中">
        {items.map(({ key, title, note, left, part, soon, verb, href }) => (
          <li key={key}>
            <Link href={href} className={css.row}>
              <Ring part={part} soon={soon}>
                {left}
              </Ring>
              <span className={css.does}>
                {title}
                <small>{note}</small>
              </span>
              <span className={css.verb}>{verb}</span>
            </Link>
          </li>
        ))}
      </ul>
      {items.length < ROOM && (
        <Link href="/me/course" className={css.all}>
          全部课程
          <Icon name="next" size={16} />
        </Link>
      )}
    </>
  )
}

function FreeSteps() {
  return (
    <Steps
      lead="开通服务后，剩余天数与入口在这里。可以先从不收费的开始："
      steps={[
        ['学一节公开课', '免费，可以试听', '/course'],
        ['诊断一只股票', '五个维度，附反面理由', '/stock'],
      ]}
    />
  )
}

/** First steps for a guest. */
export function FirstSteps() {
  return (
    <section className={css.card} aria-label="从这里开始">
      <h2>从这里开始，都不收费</h2>
      <Steps
        steps={[
          ['学一节公开课', '不用登录就能看', '/course'],
          ['测一测风险承受能力', '要登录，约5分钟', '/suitability'],
          ['看今天的直播', '登录后可以提问', '/live'],
        ]}
      />
    </section>
  )
}

/** Steps that cost nothing: what, how, where. */
function Steps({ lead, steps }: { lead?: string; steps: readonly (readonly [string, string, string])[] }) {
  return (
    <>
      {lead !== undefined && <p>{lead}</p>}
      <ol>
        {steps.map(([what, how, href], at) => (
          <li key={what}>
            <Link href={href} className={css.row}>
              <span className={css.step}>{at + 1}</span>
              <span className={css.does}>
                {what}
                <small>{how}</small>
              </span>
              <span className={css.verb}>开始</span>
            </Link>
          </li>
        ))}
      </ol>
    </>
  )
}
