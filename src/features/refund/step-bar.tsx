import css from './step-bar.module.css'

const STEPS = ['填写申请', '签署协议', '收款账户']

/** The steps of an application, at most three. `at` from 1; the account step is for transfers only. product OR-11 */
export function StepBar({ at }: { at: 1 | 2 | 3 }) {
  return (
    <ol className={css.bar} aria-label="退款步骤">
      {STEPS.map((name, index) => (
        <li key={name} aria-current={index + 1 === at ? 'step' : undefined} data-done={index + 1 < at || undefined}>
          {name}
          {index === 2 && <small>仅对公转账</small>}
        </li>
      ))}
    </ol>
  )
}
