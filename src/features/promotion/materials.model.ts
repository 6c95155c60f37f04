import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { checkWhitelist } from '#api/domains/account/users.ts'
import {
  promotionFileUrl,
  promotionFolderList,
  promotionLinkUrl,
  promotionResourceList,
} from '#api/domains/learn/promotion.ts'
import { mapPages, type Pages, usePages } from '#data/list/use-pages.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useSend } from '#data/provider.tsx'
import { useCall } from '#data/use-call.ts'
import { useToday } from '#data/use-server-clock.ts'
import { type FieldErrors, type Submission, useSubmit } from '#data/write/use-submit.ts'
import { fileAt } from '#entities/stored-file/stored-file.ts'
import { MATERIALS } from '#lib/path/promotion-href.ts'
import { useTrack } from '#tracking/context.tsx'
import { useCopy } from '#ui/use-copy.ts'
import { usePage } from '#wechat/page.tsx'
import { type LinkView, type MaterialRow, toLinkView, toMaterialRow } from './materials.words.ts'

export interface MaterialsPage {
  /** Whether the customer is one of the promoters. */
  open: Loaded<boolean>
  folders: readonly { id: string; name: string }[]
  /** There is no folder yet. */
  isBare: boolean
  folder: string
  pick: (folder: string | undefined) => void
  list: Pages<MaterialRow>
  act: Acts
}

/** The actions on one material. */
interface Acts {
  /** The material of the error or the pending action. */
  id: string
  link: Submission<FieldErrors> & { ask: (id: string) => void; found: LinkView | undefined; close: () => void }
  file: Submission<FieldErrors> & { ask: (id: string) => void; found: string; close: () => void }
  copy: (isBare: boolean) => void
}

const title = '素材库'

/** Approved materials for authorized promoters; unapproved or expired ones cannot be shared. SV-04 */
export function useMaterials(): MaterialsPage {
  usePage({ title, card: { title, desc: '已审核素材，含审核编号与有效期' } })
  const now = useToday()
  const [search, setSearch] = useSearchParams()
  const allowed = useCall(checkWhitelist, { feature: 'PROMOTION' })
  const isIn = dataOf(allowed)?.in === true
  const found = useCall(promotionFolderList, isIn ? {} : null, { offline: { title, route: MATERIALS } })
  const folders = (dataOf(found) ?? []).map(({ folderId, name, count }) => ({ id: folderId, name: `${name} ${count}` }))
  const folder = (folders.find(({ id }) => id === search.get('folder')) ?? folders[0])?.id ?? ''
  const pages = usePages(promotionResourceList, folder === '' ? null : { folderId: folder }, {
    offline: { title, route: MATERIALS, part: true },
  })
  const list = found.state === 'failed' ? { ...pages, ...found } : pages
  return {
    open: mapLoaded(allowed, (each) => each.in),
    folders,
    isBare: found.state === 'ready' && folders.length === 0,
    folder,
    pick: (next) => setSearch(next === undefined ? {} : { folder: next }, { replace: true }),
    list: mapPages(list, (each) => toMaterialRow(each, now)),
    act: useActs(),
  }
}

/** The URLs of link and file are requested when pressed: both would expire on a page that is left open. */
function useActs(): Acts {
  const send = useSend()
  const track = useTrack()
  const copyText = useCopy()
  const [id, setId] = useState('')
  const [link, setLink] = useState<LinkView>()
  const [file, setFile] = useState('')
  const linking = useSubmit({
    fields: id,
    run: async (of) => toLinkView(await send(promotionLinkUrl, { id: of })),
    done: (view) => setLink(view),
  })
  const filing = useSubmit({
    fields: id,
    run: (of) => send(promotionFileUrl, { id: of }),
    done: ({ url }) => setFile(fileAt(url)),
  })
  const ask = (submission: { submitWith: (of: string) => void }) => (of: string) => {
    linking.clear()
    filing.clear()
    setId(of)
    submission.submitWith(of)
  }
  return {
    id,
    link: { ...linking, ask: ask(linking), found: link, close: () => setLink(undefined) },
    file: { ...filing, ask: ask(filing), found: file, close: () => setFile('') },
    copy(isBare) {
      copyText((isBare ? link?.bare : link?.url) ?? '')
      void track('service', 'material_share', id)
    },
  }
}
