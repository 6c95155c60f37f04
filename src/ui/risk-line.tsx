import css from './risk-line.module.css'

/** The risk warning under everything about securities. product 4.5 */
export function RiskLine() {
  return <p className={css.line}>股市有风险，投资需谨慎</p>
}
