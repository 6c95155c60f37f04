import { FormError } from '#ui/form/form-error.tsx'
import { suitabilityHref } from '#lib/path/login-href.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Form } from '#ui/form/form.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { usePage } from '#wechat/page.tsx'
import css from '#features/account/account.module.css'
import { type NickForm, type PortraitSheet, useProfile } from './profile.model.ts'

/** 个人资料: portrait and nickname; number and real name are read-only. AC-05 */
export function ProfileScreen() {
  const page = useProfile()
  usePage({ title: '个人资料' })
  return (
    <Screen title="个人资料">
      <LoadState loaded={page.loaded} skeleton={<Skeleton lines={8} />}>
        {({ name, avatarUrl, mobile, realName, since, details }) => (
          <>
            <CellGroup>
              <Cell title="头像" value={<Avatar src={avatarUrl} name="" size={48} />} onClick={page.portrait.show} />
              <Cell title="昵称" note={page.nick.pause} value={name} onClick={page.nick.show} />
              {page.wechat.press && (
                <Cell title="使用微信头像昵称" note="由微信征得您同意后使用" onClick={page.wechat.press} />
              )}
            </CellGroup>
            <FormError inset>{page.wechat.error}</FormError>
            <CellGroup title="账号信息">
              <Cell title="手机号" note="在账号与安全中更换" value={mobile} href="/me/security" />
              <Cell title="真实姓名" value={realName} href="/me/certification" />
              <Cell title="注册日期" value={since} />
            </CellGroup>
            {details.length > 0 && (
              <CellGroup title="基本信息">
                {details.map((each) => (
                  <Cell key={each.name} title={each.name} value={each.words} />
                ))}
                <Cell title="更新基本信息" href={suitabilityHref('/profile', '/me/profile')} />
              </CellGroup>
            )}
          </>
        )}
      </LoadState>
      <AvatarSheet portrait={page.portrait} />
      <NickSheet nick={page.nick} />
    </Screen>
  )
}

function AvatarSheet({ portrait: { open, close, pictures, pick, error } }: { portrait: PortraitSheet }) {
  return (
    <Sheet open={open} title="选择头像" onClose={close}>
      <FormError>{error}</FormError>
      <LoadState loaded={pictures} skeleton={<Skeleton lines={4} />}>
        {(list) => (
          <ul className={css.avatars}>
            {list.map(({ id, url }, at) => (
              <li key={id}>
                <button type="button" aria-label={`头像${at + 1}`} onClick={() => pick(id)}>
                  <Avatar src={url} name="" size={60} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </LoadState>
    </Sheet>
  )
}

function NickSheet({ nick }: { nick: NickForm }) {
  return (
    <Sheet open={nick.open} title="修改昵称" onClose={nick.close}>
      {nick.pause ? (
        <p>{nick.pause}</p>
      ) : (
        <Form label="修改昵称" className={css.form} invalidPresses={nick.invalidPresses} onSubmit={nick.submit}>
          <TextField
            kind="line"
            label="昵称"
            autoComplete="nickname"
            value={nick.value}
            onChange={nick.change}
            error={nick.error}
            hint={nick.hint}
          />
          <Button type="submit" kind="primary" busy={nick.busy}>
            保存
          </Button>
        </Form>
      )}
    </Sheet>
  )
}
