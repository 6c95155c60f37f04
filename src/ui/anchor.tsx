import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { Link } from 'wouter'

type Rest = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>

/** A link: an own path goes through the router, anything else (`tel:`, `https:`) is left to the browser. */
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
