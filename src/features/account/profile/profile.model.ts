import { useState } from 'react'
import type { OutputOf } from '#api/call.ts'
import {
  nickNameConf,
  userAvatarList,
  userInfo,
  updateUserNickNameOrAvatar,
} from '#api/domains/account/user-address.ts'
import { usersProfile } from '#api/domains/account/users.ts'
import { explain } from '#data/explain.ts'
import { useSend } from '#data/provider.tsx'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useToday } from '#data/use-server-clock.ts'
import { useSubmit } from '#data/write/use-submit.ts'
import { day } from '#lib/time/dates.ts'
import { fileAt } from '#entities/stored-file/stored-file.ts'
import { mask } from '#lib/text/mask.ts'
import { useDraft } from '#session/use-draft.ts'
import { useToast } from '#ui/overlay/toast.tsx'
import { nickError, nickPause } from './profile.words.ts'
import { useWeChatName, type WeChatName } from './wechat-name.model.ts'
import { plainLine } from '#lib/text/typed/plain.ts'

type Info = OutputOf<typeof userInfo>

interface Profile {
  name: string
  avatarUrl: string
  mobile: string
  realName: string
  since: string
  /** The customer's answers about themselves: label and text, only those given. */
  details: { name: string; words: string }[]
}

export interface ProfilePage {
  loaded: Loaded<Profile>
  nick: NickForm
  portrait: PortraitSheet
  wechat: WeChatName
}

export interface PortraitSheet {
  open: boolean
  show: () => void
  close: () => void
  pictures: Loaded<{ id: string; url: string }[]>
  pick: (id: string) => void
  error: string
}

export interface NickForm {
  open: boolean
  show: () => void
  close: () => void
  value: string
  change: (text: string) => void
  error: string
  /** Why the name cannot be changed now; '' when it can. */
  pause: string
  hint: string
  invalidPresses: number
  busy: boolean
  submit: () => void
}

/** 个人资料. AC-05 */
export function useProfile(): ProfilePage {
  const info = useCall(userInfo, {}, { offline: { title: '个人资料' } })
  const about = useCall(usersProfile, {}, { offline: { title: '个人资料', part: true } })
  const details = about.state === 'ready' ? detailsOf(about.data) : []
  return {
    loaded: mapLoaded(info, (data) => ({ ...toProfile(data), details })),
    nick: useNick(info),
    wechat: useWeChatName(info.state === 'ready' && !info.stale && info.data.wxBound),
    portrait: usePortrait(),
  }
}

function usePortrait(): PortraitSheet {
  const pictures = useCall(userAvatarList, {}, { cache: true })
  const send = useSend()
  const toast = useToast()
  const [open, setOpen] = useState(false)
  const { submitWith, error } = useSubmit({
    fields: '',
    run: (avatarId: string) => send(updateUserNickNameOrAvatar, { avatarId }),
    stale: [userInfo],
    done() {
      toast('头像已更换')
      setOpen(false)
    },
  })
  return {
    open,
    show: () => setOpen(true),
    close: () => setOpen(false),
    pictures: mapLoaded(pictures, (list) => list.map(({ id, url }) => ({ id, url: fileAt(url) }))),
    pick: submitWith,
    error,
  }
}

const GENDERS: Readonly<Record<string, string>> = { MALE: '男', FEMALE: '女' }

function detailsOf({ gender, city, birthYear, occupation }: OutputOf<typeof usersProfile>): Profile['details'] {
  return [
    { name: '性别', words: gender === undefined ? '' : (GENDERS[gender] ?? '状态更新中') },
    { name: '出生年份', words: birthYear === undefined ? '' : String(birthYear) },
    { name: '所在城市', words: city ?? '' },
    { name: '职业', words: occupation ?? '' },
  ].filter(({ words }) => words !== '')
}

function toProfile(info: Info): Omit<Profile, 'details'> {
  const { nickName, avatarUrl, mobileMasked, realNameMasked, certified, registeredAt } = info
  return {
    name: nickName || '微信用户',
    avatarUrl: fileAt(avatarUrl),
    mobile: mobileMasked ? mask(mobileMasked) : '未绑定',
    realName: realNameMasked ?? (certified ? '已认证' : '未认证'),
    since: day(registeredAt),
  }
}

function useNick(info: Loaded<Info>): NickForm {
  const now = useToday()
  const conf = useCall(nickNameConf, {})
  const send = useSend()
  const toast = useToast()
  const [open, setOpen] = useState(false)
  const [draft, setDraft] = useDraft('nick-name')
  const [typed, setTyped] = useState(draft || undefined)
  const rule = conf.state === 'ready' ? conf.data : { min: 2, max: 12 }
  const value = typed ?? (info.state === 'ready' ? info.data.nickName : '')
  // What the service refuses is an error of the field, and brings the focus there.
  const [refused, setRefused] = useState(0)
  const { fieldErrors, invalidPresses, error, busy, submit, clear } = useSubmit({
    fields: value,
    validate: () => ({ nickName: nickError(value, rule) }),
    run: () => send(updateUserNickNameOrAvatar, { nickName: plainLine(value) }),
    failed(cause) {
      setRefused((times) => times + 1)
      return explain(cause)
    },
    stale: [nickNameConf, userInfo],
    done() {
      setDraft('')
      setTyped(undefined)
      toast('昵称已修改')
      setOpen(false)
    },
  })
  return {
    open,
    show: () => setOpen(true),
    close: () => setOpen(false),
    value,
    change(text) {
      setDraft(text)
      setTyped(text)
      clear()
    },
    error: fieldErrors.nickName || error,
    pause: nickPause(rule, now),
    hint: `${rule.min}–${rule.max}个字，修改后需间隔一段时间才能再改`,
    invalidPresses: invalidPresses + refused,
    busy,
    submit,
  }
}
