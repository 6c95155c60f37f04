import { useContext } from 'react'
import { callHref } from '#lib/text/phone-link.ts'
import { Anchor } from '#ui/anchor.tsx'
import { HelpLine } from './help-line.ts'
import css from './help-link.module.css'

/** The ways to somebody who helps, wherever something failed. SV-01 */
export function HelpLink() {
  const { href, phone } = useContext(HelpLine)
  if (href === '') return null
  return (
    <span className={css.help}>
      <Anchor href={href}>联系客服</Anchor>
      <a href={callHref(phone)}>{phone}</a>
    </span>
  )
}
