import { useLocation } from 'wouter'

/** Whether the visitor is still on the page that an answer was requested from. */
export function useIsHere(): () => boolean {
  const { pathname } = location
  return () => location.pathname === pathname
}

/** Navigates once an answer has come; whoever has left the page by then stays where they are. */
export function useNavigateFromHere(): (to: string, options?: { replace?: boolean }) => void {
  const [, navigate] = useLocation()
  const isHere = useIsHere()
  return (to, options) => {
    if (isHere()) navigate(to, options)
  }
}
