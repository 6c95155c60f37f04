import { useRef, useState } from 'react'
import {
  bindUnionConvert,
  bindUnionConvertInfo,
  convertWeb,
  enterMiniProgram,
  unionConvertInfo,
} from '#api/domains/service/convert.ts'
import { publicConvertExchange } from '#api/domains/public/convert.ts'
import { useSend } from '#data/provider.tsx'
import { dataOf } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { type FieldErrors, type Submission, useSubmit } from '#data/write/use-submit.ts'
import { loginHref } from '#lib/path/login-href.ts'
import { CONVERT } from '#lib/path/partner-href.ts'
import { isMobile } from '#lib/text/typed/number.ts'
import { useSignedIn } from '#session/context.tsx'
import { useCopy } from '#ui/use-copy.ts'
import { useHost, usePage } from '#wechat/page.tsx'
import { codeError, toUnionView, typedCode, type UnionView } from './convert.words.ts'

const title = '兑换与合作绑定'

interface CodeForm {
  code: string
  type: (code: string) => void
  submission: Submission<FieldErrors>
}

export interface Exchange extends CodeForm {
  /** The number of the account, which a guest has to enter. */
  mobile: { value: string; type: (mobile: string) => void } | undefined
  /** The result of the last code; undefined before. */
  done: { text: string; href: string } | undefined
}

export interface Union extends CodeForm {
  guest: string | undefined
  /** The partner the customer is bound to, '' for none. */
  bound: string
  found: UnionView | undefined
  binding: Submission<FieldErrors>
  entering: Submission<FieldErrors>
  /** How to open the partner's mini-program, once requested. */
  entry: { scheme: string; path: string } | undefined
  inside: boolean
  copyPath: () => void
}

/** 兑换与合作绑定. SV-08 */
export function useConvert(opens: (path: string) => boolean): { exchange: Exchange; union: Union } {
  usePage({ title })
  const signedIn = useSignedIn()
  return { exchange: useExchange(signedIn, opens), union: useUnion(signedIn) }
}

/** Redeeming a code again returns its first result. */
function useExchange(signedIn: boolean, opens: (path: string) => boolean): Exchange {
  const send = useSend()
  const [code, setCode] = useState('')
  const [mobile, setMobile] = useState('')
  const [done, setDone] = useState<Exchange['done']>()
  const submission = useSubmit({
    fields: { code, mobile },
    validate: (fields) => ({
      code: codeError(fields.code),
      mobile: signedIn || isMobile(fields.mobile) ? '' : '请填写11位手机号',
    }),
    run: (fields) =>
      send(publicConvertExchange, { code: typedCode(fields.code), ...(!signedIn && { mobile: fields.mobile }) }),
    done({ result, target }, sent) {
      // The next code may be typed already.
      setCode((now) => (now === sent.code ? '' : now))
      const text = result === 'ALREADY' ? '您已兑换过此码，无需重复兑换' : '兑换成功，已放入账户'
      setDone({ text, href: opens(target.split('?')[0] ?? '') ? target : '' })
    },
  })
  return {
    code,
    type(next) {
      submission.clear()
      setDone(undefined)
      setCode(next)
    },
    mobile: signedIn ? undefined : { value: mobile, type: setMobile },
    done,
    submission,
  }
}

function useUnion(signedIn: boolean): Union {
  const send = useSend()
  const copy = useCopy()
  const inside = useHost().kind === 'inside'
  const [code, setCode] = useState('')
  const newest = useRef('')
  const [found, setFound] = useState<UnionView>()
  const [entry, setEntry] = useState<Union['entry']>()
  const bound = dataOf(useCall(bindUnionConvertInfo, {}))?.partner ?? ''
  /** Reports an event of a code without waiting for the answer. */
  const report = (event: 'VIEW' | 'BIND' | 'ENTER' | 'COPY', of: string) =>
    void send(convertWeb, { code: of, event }).catch(() => undefined)
  const submission = useSubmit({
    fields: code,
    validate: (typed) => ({ code: codeError(typed) }),
    run: (typed) => send(unionConvertInfo, { code: typedCode(typed) }),
    done(info, typed) {
      // Only what the field shows can be bound.
      if (newest.current !== typed) return
      setFound(toUnionView(typedCode(typed), info))
      report('VIEW', typedCode(typed))
    },
  })
  const own = found?.code ?? ''
  const binding = useSubmit({
    fields: own,
    run: (of) => send(bindUnionConvert, { code: of }),
    async verify(of) {
      const { status } = await send(unionConvertInfo, { code: of })
      return status === 'MINE' ? { result: { bound: true } } : { error: '尚未绑定，请重新绑定' }
    },
    stale: [bindUnionConvertInfo],
    done(_, of) {
      setFound((old) => old && { ...old, state: 'mine', note: '已绑定到您的账户' })
      report('BIND', of)
    },
  })
  const entering = useSubmit({
    fields: own,
    run: (of) => send(enterMiniProgram, { code: of }),
    done({ scheme = '', path = '' }, of) {
      // Other schemes would open other programs than WeChat.
      setEntry({ scheme: scheme.startsWith('weixin://') ? scheme : '', path })
      report('ENTER', of)
    },
  })
  return {
    guest: signedIn ? undefined : loginHref(CONVERT),
    bound,
    code,
    type(next) {
      submission.clear()
      setFound(undefined)
      setEntry(undefined)
      newest.current = next
      setCode(next)
    },
    submission,
    found,
    binding,
    entering,
    entry,
    inside,
    copyPath() {
      copy(entry?.path ?? '')
      report('COPY', own)
    },
  }
}
