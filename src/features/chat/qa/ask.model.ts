import { useMemo, useRef, useState } from 'react'
import { useParams, useSearchParams } from 'wouter'
import { chatQaAnalystList, chatQaCreate, chatQaLastCount, chatQaList } from '#api/domains/live/chat.ts'
import { useAccount } from '#data/deps.tsx'
import { DeviceError, explain } from '#data/explain.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useSend } from '#data/provider.tsx'
import { useFresh } from '#data/use-fresh.ts'
import { type Uploads, useUploads } from '#data/upload/use-uploads.ts'
import { type FieldErrors, type Submission, useSubmit } from '#data/write/use-submit.ts'
import { certLine } from '#entities/analyst/cert-line.ts'
import { useNavigateFromHere } from '#ui/use-navigate-from-here.ts'
import type { Listed } from '#entities/stock/guest-list.ts'
import { type PickStock, usePickStock } from '#entities/stock/pick-stock.model.ts'
import { passesOnContact } from '#lib/text/contact.ts'
import { chatHref, questionHref } from '#lib/path/chat-href.ts'
import { createStorage } from '#session/storage.ts'
import { useDraft } from '#session/use-draft.ts'
import { useTrack } from '#tracking/context.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { usePage } from '#wechat/page.tsx'
import { confirmationOf } from './asks.ts'
import { countOf } from '#lib/text/graphemes.ts'
import { plainText } from '#lib/text/typed/plain.ts'

const LEAST = 5
export const [MOST, MOST_PICTURES] = [500, 3]

export interface Ask {
  analysts: Loaded<{ id: string; text: string }[]>
  chat: string
  analyst: string
  choose: (analyst: string) => void
  content: string
  type: (content: string) => void
  pictures: Uploads
  stock: PickStock
  /** How many questions are left today; '' if the service does not say. */
  left: string
  isUsedUp: boolean
  /** Requested until it was given once. */
  confirmation: { needed: boolean; given: boolean; give: (given: boolean) => void }
  submission: Submission<FieldErrors>
}

/** 提问: typed text survives; a lost answer is verified against the customer's questions. CH-03 */
export function useAsk(): Ask {
  const { chatId = '' } = useParams<{ chatId?: string }>()
  const [search] = useSearchParams()
  usePage({ title: '提问' })
  const listed = useFresh(chatQaAnalystList, { chatId })
  const [picked, choose] = useState(search.get('analyst') ?? '')
  const known = listed.state === 'ready' ? listed.data : []
  // With a single option there is nothing to choose.
  const analyst = (known.find(({ number }) => number === picked) ?? (known.length === 1 ? known[0] : undefined))?.number
  const [content, keep] = useDraft(`ask:${chatId}`)
  const pictures = useUploads({ purpose: 'OTHER', most: MOST_PICTURES })
  const account = useAccount()
  const confirmation = useMemo(() => confirmationOf(createStorage('local'), account), [account])
  const [needed] = useState(() => !confirmation.given())
  const [given, give] = useState(false)
  const [stock, keepStock] = useStock(chatId)
  const pick = usePickStock(stock, keepStock)
  const remain = dataOf(useFresh(chatQaLastCount, { chatId }))?.remain
  const fields = {
    chatId,
    analyst: analyst ?? '',
    content: plainText(content),
    images: pictures.fileKeys,
    symbol: stock?.symbol,
  }
  const submission = useSending(fields, {
    errors: {
      analyst: analyst === undefined ? '请选择老师' : '',
      content: contentError(fields.content),
      pictures: pictures.isSending ? '图片还在上传，请稍候' : '',
      confirmation: needed && !given ? '请先确认' : '',
    },
    done() {
      confirmation.give()
      keep('')
      keepStock(undefined)
    },
    room: search.get('room'),
  })
  return {
    analysts: mapLoaded(listed, (list) =>
      list.map(({ number, name, certNo, onDuty, avgReplyMin }) => ({
        id: number,
        text: `${name} ${certLine(certNo)} · ${onDuty ? '当值' : '不当值'} · 平均${Math.round(avgReplyMin)}分钟回复`,
      })),
    ),
    chat: chatHref(chatId),
    analyst: analyst ?? '',
    choose,
    content,
    type(text) {
      submission.clear()
      keep(text)
    },
    pictures,
    stock: pick,
    left: remain === undefined ? '' : remain > 0 ? `今日还可提问${remain}次` : '今日提问次数已用完',
    isUsedUp: remain === 0,
    confirmation: { needed, given, give },
    submission,
  }
}

function contentError(content: string): string {
  const count = countOf(content)
  if (count < LEAST) return `提问不能少于${LEAST}个字`
  if (count > MOST) return `提问不能超过${MOST}字`
  return passesOnContact(content) ? '请勿发布联系方式' : ''
}

interface Question {
  chatId: string
  analyst: string
  content: string
  images: readonly string[]
  symbol: string | undefined
}

/** The stock a question is about; it survives a reload like the text. */
function useStock(chatId: string): [Listed | undefined, (stock: Listed | undefined) => void] {
  const [kept, keep] = useDraft(`ask-stock:${chatId}`)
  const [symbol = '', ...name] = kept.split(' ')
  return [
    symbol === '' ? undefined : { symbol, name: name.join(' ') },
    (stock) => keep(stock ? `${stock.symbol} ${stock.name}` : ''),
  ]
}

interface SendingOptions {
  errors: FieldErrors
  done: () => void
  /** The live room of the question. */
  room: string | null
}

/** The service takes no client id, so its list is compared with the earlier one. */
function useSending(fields: Question, { errors, done, room }: SendingOptions) {
  const send = useSend()
  const track = useTrack()
  const toast = useToast()
  const navigate = useNavigateFromHere()
  const had = useRef<readonly string[]>([])
  const mine = async () => (await send(chatQaList, { chatId: fields.chatId, mine: true, pageNo: 1, pageSize: 20 })).list
  return useSubmit<Question, { messageId: string; remain?: number }>({
    fields,
    validate: () => errors,
    async run({ chatId, analyst, content, images, symbol }) {
      // If this fails, the question was certainly not sent.
      const before = await mine().catch((cause: unknown) => {
        throw new DeviceError(explain(cause), { cause })
      })
      had.current = before.map(({ messageId }) => messageId)
      const pictures = images.length > 0 && { images: [...images] }
      return send(chatQaCreate, { chatId, analystNumber: analyst, content, symbol, ...pictures })
    },
    async verify({ analyst, content }) {
      const made = (await mine()).find(
        (each) =>
          !had.current.includes(each.messageId) &&
          each.analyst.number === analyst &&
          content.startsWith(each.brief.trim()),
      )
      return made ? { result: { messageId: made.messageId } } : { error: '经核对提问未提交，请再次提交' }
    },
    unverified: '暂时无法核对提问是否提交，请联网后核对，不要重复提交',
    stale: [chatQaList, chatQaLastCount],
    done({ messageId, remain }, { chatId }) {
      if (room === null) void track('chat', 'ask_submit', chatId)
      else void track('live', 'ask')
      done()
      toast(remain === undefined ? '提问已提交' : `提问已提交，今日还可提问${remain}次`)
      navigate(questionHref(chatId, messageId), { replace: true })
    },
  })
}
