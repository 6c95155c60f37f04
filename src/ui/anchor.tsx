import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { Link } from 'wouter'

type Rest = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>

/** A link: paths of ours go through the router, anything else (`tel:`, `https:`) through the browser. */
export function Anchor({ href, children, ...rest }: Rest & { href: string; children?: ReactNode }) {
  if (!/^\/(?!\/)/.test(href) || rest.target) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <Link href={href} {...rest}>
      {children}
    </Link>
  )
}
