import css from './risk-line.module.css'

/** The risk warning under everything about securities. law §5. `children`: further disclaimers. */
export function RiskLine({ children }: { children?: string }) {
  return (
    <p className={css.line}>
      {children !== undefined && <span>{children}</span>}
      股市有风险，投资需谨慎
    </p>
  )
}
