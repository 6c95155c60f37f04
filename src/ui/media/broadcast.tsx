import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import css from './broadcast.module.css'
import { useBroadcast } from './broadcast.model.ts'
import type { PlayerProps } from './player.model.ts'
import { Player } from './player.tsx'

interface Props {
  title: string
  url: string
  cover: string
  caution: string
  wifiOnly: boolean
  /** Inside WeChat a page may autoplay only in a callback of its bridge; the same function at every render. */
  beforePlay: () => Promise<unknown>
  /** Checks whether it is still live. */
  onStill: () => Promise<unknown>
  /** Called with whether it is taller than wide, which fills the screen. */
  onShape: (isPortrait: boolean) => void
  /** Called when it has ended or its address is broken. */
  onOver: () => void
}

/**
 * A broadcast: starts by itself, muted, stays at the live edge, and fills the screen if it is taller than wide. look §4
 */
export function Broadcast({ title, url, cover, caution, wifiOnly, beforePlay, onStill, onShape, onOver }: Props) {
  const { onElement, isPortrait, isPaused, isSilent, sound, toggle } = useBroadcast({ beforePlay, wifiOnly })
  const shape = useEffectEvent(onShape)
  useEffect(() => shape(isPortrait), [isPortrait])
  const over = isSilent && <Silent sound={sound} />
  // The talk covers the player's own controls.
  const beside = isPortrait && (
    <Button kind="plain" size="small" onClick={toggle}>
      {isPaused ? '播放' : '暂停'}
    </Button>
  )
  const live: PlayerProps['live'] = { onStill, onElement, isWhole: isPortrait, over, beside }
  return (
    <Player
      media="video"
      {...{ title, url, cover, caution, wifiOnly, live }}
      trialSec={undefined}
      startAt={0}
      onEnd={onOver}
      onRetry={onOver}
    />
  )
}

/** After this time the button shrinks to leave most of the picture free, ms. */
const LARGE = 5_000

function Silent({ sound }: { sound: () => void }) {
  const [isSmall, shrink] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => shrink(true), LARGE)
    return () => clearTimeout(timer)
  }, [])
  return (
    <button
      type="button"
      className={css.silent}
      data-small={isSmall || undefined}
      aria-label="打开声音"
      onClick={sound}
    >
      {isSmall ? '声音' : '打开声音'}
    </button>
  )
}
