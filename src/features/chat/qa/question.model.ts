import { useState } from 'react'
import { useParams } from 'wouter'
import { chatQaInfo, chatQaLastCount, chatQaPush, chatQaResearch } from '#api/domains/live/chat.ts'
import { type Loaded, dataOf, mapLoaded, refresh } from '#data/loaded.ts'
import { useSend } from '#data/provider.tsx'
import { useCall } from '#data/use-call.ts'
import { type FieldErrors, type Submission, useSubmit } from '#data/write/use-submit.ts'
import { askHref, chatHref } from '#lib/path/chat-href.ts'
import { stamp } from '#lib/time/dates.ts'
import { useDraft } from '#session/use-draft.ts'
import { useTrack } from '#tracking/context.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { usePage } from '#wechat/page.tsx'
import { type QuestionView, toQuestion } from './question.words.ts'
import { countOf } from '#lib/text/graphemes.ts'
import { plainText } from '#lib/text/typed/plain.ts'

export interface QuestionPage {
  question: Loaded<QuestionView>
  /** Reminds the analyst; `notice`: when it is possible again. */
  reminder: { submit: () => void; busy: boolean; error: string; notice: string }
  rating: Rating
  chat: string
  askAgain: string
}

export interface Rating {
  score: string
  setScore: (score: string) => void
  remark: string
  setRemark: (remark: string) => void
  submission: Submission<FieldErrors>
}

/** 问答详情. CH-04 */
export function useQuestion(): QuestionPage {
  const { chatId = '', messageId = '' } = useParams<{ chatId?: string; messageId?: string }>()
  usePage({ title: '问答详情' })
  const found = useCall(chatQaInfo, { messageId }, { offline: { title: '问答详情' } })
  return {
    question: mapLoaded(found, toQuestion),
    reminder: useReminder(messageId),
    rating: useRating(messageId, dataOf(found)?.rated === true, () => refresh(found)),
    chat: chatHref(chatId),
    askAgain: askHref(chatId),
  }
}

/** Once in four hours; the service gives the time. A second reminder is rejected. */
function useReminder(messageId: string): QuestionPage['reminder'] {
  const send = useSend()
  const track = useTrack()
  const [nextAt, setNextAt] = useState<number>()
  const { submit, busy, error } = useSubmit({
    fields: messageId,
    run: () => send(chatQaPush, { messageId }),
    done({ nextPushAt }) {
      void track('chat', 'push', messageId)
      setNextAt(nextPushAt)
    },
  })
  return { submit, busy, error, notice: nextAt === undefined ? '' : `已提醒老师，${stamp(nextAt)} 后可再次提醒` }
}

function useRating(messageId: string, rated: boolean, reread: () => void): Rating {
  const send = useSend()
  const track = useTrack()
  const toast = useToast()
  const [score, setScore] = useState('')
  const [remark, setRemark] = useDraft(`rating:${messageId}`)
  const content = plainText(remark)
  const submission = useSubmit<{ score: string; content: string }, void>({
    fields: { score, content },
    validate: () => ({
      score: score === '' ? '请选择满意度' : '',
      remark: countOf(content) > 300 ? '内容不能超过300字' : '',
    }),
    async run() {
      await send(chatQaResearch, { messageId, score: Number(score), ...(content !== '' && { content }) })
    },
    async verify() {
      const now = await send(chatQaInfo, { messageId })
      return now.rated && !rated ? { result: undefined } : { error: '经核对评价未提交，请再次提交' }
    },
    stale: [chatQaLastCount],
    done() {
      void track('chat', 'rate', score)
      setRemark('')
      toast('感谢您的评价')
      reread()
    },
  })
  return { score, setScore, remark, setRemark, submission }
}
