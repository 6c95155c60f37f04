import { useEffect, useState } from 'react'
import { getFile } from '#api/get-file.ts'
import { useAccount } from '#data/deps.tsx'
import { explain } from '#data/explain.ts'
import type { KeepEnd, SavedFile } from '#data/offline/saved-files.ts'
import { useSavedFiles } from '#data/offline/use-saved-files.ts'
import { usePreferences } from '#session/use-preferences.ts'
import { useToast } from '#ui/overlay/toast.tsx'

/** A file on this device; `href` opens it offline as long as the page is open. */
export type KeptFile = Omit<SavedFile, 'bytes'> & { href: string }

/** The saved files of an order on this device. AC-11, OR-14 */
export interface KeptFiles {
  /** Undefined until the device has answered. */
  files: readonly KeptFile[] | undefined
  /** Whether opened files are saved. */
  wanted: boolean
  /** The hash of the file being loaded. */
  keeping: string | null
  keep: (url: string, file: Omit<SavedFile, 'savedAt' | 'bytes'>) => Promise<void>
}

const ends: Record<KeepEnd, string> = {
  kept: '已保存到本机',
  changed: '文件与签署时的校验值不一致，未保存，请联系客服',
  refused: '本机空间不足或不允许保存，未能保存',
}

export function useKeptFiles(orderNumber: string): KeptFiles {
  const saved = useSavedFiles()
  const account = useAccount()
  const [{ keepFiles: wanted }] = usePreferences()
  const toast = useToast()
  const [found, setFound] = useState<{ of: string; files: KeptFile[] }>()
  const [keeping, setKeeping] = useState<string | null>(null)
  const [round, setRound] = useState(0)
  const of = `${account} ${orderNumber}`
  useEffect(() => {
    let there = true
    let files: KeptFile[] = []
    void saved.list().then((all) => {
      if (!there) return
      files = all.filter((each) => each.orderNumber === orderNumber).map(opened)
      setFound({ of, files })
    })
    return () => {
      there = false
      for (const { href } of files) URL.revokeObjectURL(href)
    }
  }, [saved, of, orderNumber, round])
  return {
    files: found?.of === of ? found.files : undefined,
    wanted,
    keeping,
    async keep(url, file) {
      setKeeping(file.hash)
      try {
        toast(ends[await saved.keep(account, { ...file, bytes: await getFile(url) })])
        setRound((count) => count + 1)
      } catch (error) {
        toast(`未能保存：${explain(error)}`)
      }
      setKeeping(null)
    },
  }
}

/** Always as a PDF, so that a stored file never runs as a page. */
function opened({ bytes, ...file }: SavedFile): KeptFile {
  return { ...file, href: URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' })) }
}
