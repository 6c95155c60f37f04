import css from './sleep-timer.module.css'
import { chooseSleep, sleeps, useSleep } from './use-sleep.ts'

const labels = { off: '关', '15': '15 分钟', '30': '30 分钟', '60': '60 分钟', end: '播完这一节' } as const

/** 定时关闭, with what is left of it. CO-08 */
export function SleepTimer() {
  const { choice, left, isOver } = useSleep()
  return (
    <div className={css.sleep}>
      <label>
        定时关闭
        <select
          value={choice}
          onChange={({ target }) => chooseSleep(sleeps.find((each) => each === target.value) ?? 'off')}
        >
          {sleeps.map((each) => (
            <option key={each} value={each}>
              {labels[each]}
            </option>
          ))}
        </select>
      </label>
      {left > 0 && <small>{`还剩 ${left} 分钟`}</small>}
      <small role="status">{isOver ? '到时已暂停' : ''}</small>
    </div>
  )
}
