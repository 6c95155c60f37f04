import { useState } from 'react'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import css from './download.module.css'
import { PackageFacts } from './facts.tsx'
import { type PcPackage, usePcPackage, useVersionCheck } from './page.ts'
import { submitProps } from '#ui/form/submit.ts'

/** The newest package: its download, and the values to verify it with. */
export function NewestPackage() {
  return (
    <LoadState loaded={usePcPackage()} skeleton={<Package />}>
      {(known) => <Package known={known} />}
    </LoadState>
  )
}

function Package({ known }: { known?: PcPackage }) {
  return (
    <>
      <PackageFacts
        rows={[
          { name: '版本', value: known?.version },
          { name: '大小', value: known?.size, room: 7 },
          { name: '发布日期', value: known?.published, room: 10 },
          { name: 'SHA-256', value: known?.sha256, hash: true },
          { name: '更新内容', value: known?.notes, room: 40 },
        ]}
      />
      {known?.url ? <LinkButton href={known.url}>下载安装包</LinkButton> : <Button disabled>下载安装包</Button>}
    </>
  )
}

/** Compares the installed version with the newest. */
export function VersionCheck() {
  const [typed, setTyped] = useState('')
  const { check, error, busy, verdict } = useVersionCheck()
  return (
    <form noValidate className={css.check} {...submitProps(() => check(typed))}>
      <TextField
        kind="version"
        label="您安装的版本号"
        value={typed}
        onChange={setTyped}
        error={error}
        hint="在软件的「帮助 → 关于」中查看，例如 2.3.0"
      />
      <Button type="submit" kind="plain" busy={busy}>
        检查更新
      </Button>
      <p role="status" className={css.said}>
        {verdict}
      </p>
    </form>
  )
}
