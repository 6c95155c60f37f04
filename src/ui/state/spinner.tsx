import css from './spinner.module.css'

/** A ring of 48 px in the middle of the screen while the page loads. product §0.3 */
export function Spinner() {
  return (
    <output aria-label="加载中" className={css.spinner}>
      <span className={css.ring} />
    </output>
  )
}
