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
import { useData } from '#data/deps.tsx'
import { useSend } from '#data/provider.tsx'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useChange } from '#data/write/use-change.ts'
import { useSubmit } from '#data/write/use-submit.ts'
import { day } from '#lib/time/dates.ts'
import { fileAt } from '#entities/stored-file/stored-file.ts'
import { mask } from '#lib/text/mask.ts'
import { useDraft } from '#session/use-draft.ts'
import { useToast } from '#ui/overlay/toast.tsx'
import { nickError, nickPause } from './profile.words.ts'
import { useWeChatName, type WeChatName } from './wechat-name.model.ts'

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
  avatars: Loaded<{ id: string; url: string }[]>
  /** Uploads a picture as the portrait; true on success. */
  pick: (id: string) => Promise<boolean>
  /** Why the portrait could not be changed. */
  pictureError: string
  wechat: WeChatName
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

/** 个人资料. product AC-05 */
export function useProfile(): ProfilePage {
  const info = useCall(userInfo, {}, { offline: { title: '个人资料' } })
  const avatars = useCall(userAvatarList, {}, { cache: true })
  const about = useCall(usersProfile, {}, { offline: { title: '个人资料', part: true } })
  const details = about.state === 'ready' ? detailsOf(about.data) : []
  const { run } = useChange(updateUserNickNameOrAvatar)
  const toast = useToast()
  const [pictureError, setPictureError] = useState('')
  const changed = async (words: string) => {
    if (info.state === 'ready') await info.refresh()
    toast(words)
  }
  return {
    loaded: mapLoaded(info, (data) => ({ ...toProfile(data), details })),
    nick: useNick(info, changed),
    wechat: useWeChatName(info.state === 'ready' && !info.stale && info.data.wxBound, changed),
    avatars: mapLoaded(avatars, (list) => list.map(({ id, url }) => ({ id, url: fileAt(url) }))),
    async pick(avatarId) {
      setPictureError('')
      try {
        await run({ avatarId })
        await changed('头像已更换')
        return true
      } catch (cause) {
        setPictureError(explain(cause))
        return false
      }
    },
    pictureError,
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

function useNick(info: Loaded<Info>, changed: (words: string) => Promise<void>): NickForm {
  const { now } = useData()
  const conf = useCall(nickNameConf, {})
  const send = useSend()
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
    run: () => send(updateUserNickNameOrAvatar, { nickName: value.trim() }),
    failed(cause) {
      setRefused((times) => times + 1)
      return explain(cause)
    },
    async done() {
      setDraft('')
      setTyped(undefined)
      if (conf.state === 'ready') await conf.refresh()
      await changed('昵称已修改')
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
    pause: nickPause(rule, now()),
    hint: `${rule.min}–${rule.max}个字，修改后需间隔一段时间才能再改`,
    invalidPresses: invalidPresses + refused,
    busy,
    submit,
  }
}
