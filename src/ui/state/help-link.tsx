import { useContext } from 'react'
import { callHref } from '#lib/text/phone-link.ts'
import { HelpLine } from './help-line.ts'
import css from './help-link.module.css'

/** The link to customer service, wherever something failed. SV-01 */
export function HelpLink() {
  const hotline = useContext(HelpLine)
  if (hotline === '') return null
  return (
    <a href={callHref(hotline)} className={css.help}>
      联系客服 {hotline}
    </a>
  )
}
