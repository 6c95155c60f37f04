import css from './hero.module.css'

/** Shown in the hero until the next room is known. */
export function Motto() {
  return <p className={css.today}>系统学习，理性投资</p>
}
