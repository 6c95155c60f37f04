import { useState } from 'react'
import { brand } from '#config/brand.ts'
import { Poster } from '#entities/poster/poster.tsx'
import { BLANK } from '#entities/stored-file/stored-file.ts'
import { Button } from '#ui/button.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useCopy } from '#ui/use-copy.ts'

/** The link of this page, and a picture with its code. */
export function SharePanel({ link }: { link: () => string }) {
  const copy = useCopy()
  const [words, setWords] = useState<Parameters<typeof Poster>[0]['words']>()
  const draw = () => {
    const title = document.title.replace(` · ${brand.name}`, '')
    setWords({ what: '页面', number: brand.name, cover: BLANK, title, facts: [], audit: '' })
  }
  if (words) return <Poster words={words} link={link} isInside={false} waiting={<Skeleton ratio={0.62} lines={0} />} />
  return (
    <Stack gap={3}>
      <Button onClick={() => copy(link())}>复制链接</Button>
      <Button kind="plain" onClick={draw}>
        生成海报
      </Button>
      <Quiet small>链接不含您的账号与手机号，分享不会给您或对方带来任何奖励。</Quiet>
    </Stack>
  )
}
