import { courseDetail } from '#api/domains/learn/article/courses.ts'
import { publicConvertExchange } from '#api/domains/public/convert.ts'
import { inviteInfo } from '#api/domains/public/landing.ts'
import { useSend } from '#data/provider.tsx'
import { useSubmit } from '#data/write/use-submit.ts'
import { useNavigateFromHere } from '#ui/use-navigate-from-here.ts'
import { courseHref, inviteHref } from '#lib/path/learn-href.ts'
import { useSessionActions, useSignedIn } from '#session/context.tsx'
import { useToast } from '#ui/overlay/toast.tsx'

/** Claims a course that is given away, once; claiming it again opens it, so a lost answer needs no check. */
export function useTakeGift(code: string, courseNumber: string) {
  const send = useSend()
  const signedIn = useSignedIn()
  const { signIn } = useSessionActions()
  const toast = useToast()
  const navigate = useNavigateFromHere()
  const { submit, busy, error } = useSubmit({
    fields: code,
    run: (wanted) => send(publicConvertExchange, { code: wanted }),
    stale: [courseDetail, inviteInfo],
    done() {
      toast('已领取')
      navigate(courseHref(courseNumber))
    },
  })
  if (!signedIn) return { label: '登录后领取', press: () => signIn(inviteHref(code)), busy: false, error: '' }
  return { label: '领取课程', press: submit, busy, error }
}
