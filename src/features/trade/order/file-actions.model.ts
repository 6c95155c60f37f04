import { useRef, useState } from 'react'
import { useParams } from 'wouter'
import { getFile } from '#api/get-file.ts'
import { explain } from '#data/explain.ts'
import { useSubmit } from '#data/write/use-submit.ts'
import { sha256 } from '#lib/number/sha256.ts'
import { orderHref } from '#lib/path/order-href.ts'
import { useCopy } from '#ui/use-copy.ts'
import { useHost } from '#wechat/page.tsx'

/** A readable signed file: its address, its name and the SHA-256 it was signed with. */
interface SignedFile {
  url: string
  name: string
  hash: string
}

export interface FileActions {
  /** The result of the last press on a file, by its hash; '' or absent before one. */
  results: Readonly<Record<string, string | undefined>>
  /** The hash of the file that is being loaded. */
  busy: string | null
  /** Computes the hash of the file again on this device. */
  verify: (file: SignedFile) => void
  /** Sends the file to the customer: by another application of the device, else as a link to it. */
  share: (file: SignedFile) => void
  /** An email with that link; undefined if the file itself can be shared, and in WeChat, which opens no mail. */
  mail: ((file: SignedFile) => string) | undefined
}

const SAME = '核对一致：文件与签署时相同'
const CHANGED = '核对不一致：文件与签署时不同，请勿使用，并联系客服'
const FOR_ME = '可粘贴到邮件或微信的“文件传输助手”，登录本人账号后打开'
const READY = '已备好，请再点一次'
const UNSENT = '未能发送，请打开文件后再发送'
const UNABLE = '当前环境不支持核对，请在浏览器中打开本页'

interface Press {
  file: SignedFile
  isShared: boolean
}

const NONE: Press = { file: { url: '', name: '', hash: '' }, isShared: false }

/**
 * What can be done with a signed file besides opening it, one at a time. The address copied or mailed is this page's,
 * which requires its owner's login: the file's own address would open it for anybody. OR-14
 */
export function useFileActions(): FileActions {
  const { orderNumber = '' } = useParams<{ orderNumber?: string }>()
  const isInside = useHost().kind === 'inside'
  const copy = useCopy()
  const [results, setResults] = useState<FileActions['results']>({})
  const canHandOver = canShareFiles()
  const loaded = useRef(new Map<string, File>())
  const page = location.origin + orderHref(orderNumber, 'contract')
  const put = ({ hash }: SignedFile, result: string) => setResults((before) => ({ ...before, [hash]: result }))
  const { submitWith, underWay } = useSubmit<Press, string>({
    fields: NONE,
    async run({ file, isShared }) {
      const bytes = await getFile(file.url)
      const verdict = await verdictOf(bytes, file.hash)
      // Only an unmodified file is passed to another application.
      if (!isShared || verdict === CHANGED) return verdict
      const ready = pdf(file.name, bytes)
      loaded.current.set(file.hash, ready)
      return handOver(ready, READY)
    },
    done: (result, { file }) => put(file, result),
    failed(cause, { file }) {
      put(file, explain(cause))
      return ''
    },
  })
  return {
    results,
    busy: underWay?.file.hash ?? null,
    verify: (file) => submitWith({ file, isShared: false }),
    share(file) {
      const ready = loaded.current.get(file.hash)
      // Synchronously in the press: browsers share nothing after a wait.
      if (ready) return void handOver(ready, UNSENT).then((result) => put(file, result))
      if (canHandOver) return submitWith({ file, isShared: true })
      copy(letterOf(file, page))
      put(file, `${page} ${FOR_ME}`)
    },
    mail: canHandOver || isInside ? undefined : (file) => mailOf(file, page),
  }
}

/** The text sent about a file: where its owner finds it, and how to verify it. */
function letterOf({ name, hash }: SignedFile, page: string): string {
  return `《${name}》\nSHA-256 ${hash}\n登录后查看：${page}`
}

function mailOf(file: SignedFile, page: string): string {
  const words = { subject: `《${file.name}》`, body: letterOf(file, page) }
  // A mail program expects %20, not the plus of a form.
  return `mailto:?${Object.entries(words)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')}`
}

/** The result of comparing the hash of a file, as text. */
async function verdictOf(bytes: ArrayBuffer, hash: string): Promise<string> {
  const computed = await sha256(bytes)
  if (computed === undefined) return UNABLE
  return computed === hash.toLowerCase() ? SAME : CHANGED
}

/** Shares a file with another application; `refused`: the message if the browser requires another press. */
async function handOver(file: File, refused: string): Promise<string> {
  try {
    await navigator.share({ title: file.name.replace(/\.pdf$/, ''), files: [file] })
    return '已交给所选的应用'
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    if (name === 'AbortError') return ''
    return name === 'NotAllowedError' ? refused : UNSENT
  }
}

const pdf = (name: string, bytes: BlobPart) => new File([bytes], `${name}.pdf`, { type: 'application/pdf' })

function canShareFiles(): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [pdf('文件', '')] })
}
