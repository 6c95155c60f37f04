import { element } from './element.ts'
import type { Scene, Step } from './scenes.ts'

const EVERY = 250

/** The scenes as buttons, and the steps so far of the one being played. */
export function createScenePlayer(scenes: readonly Scene[]): HTMLElement {
  const steps = element('ol', { class: 'steps', 'aria-live': 'polite', hidden: true })
  let playing = 0
  const buttons = scenes.map((scene, index) =>
    element(
      'button',
      { class: 'scene', 'aria-pressed': 'false', click: () => void play(scene) },
      element('i', {}, String(index + 1)),
      element('b', {}, scene.name),
      element('span', {}, scene.about),
    ),
  )
  const play = async (scene: Scene) => {
    playing += 1
    const mine = playing
    for (const [index, button] of buttons.entries())
      button.setAttribute('aria-pressed', String(scenes[index] === scene))
    const rows = scene.steps.map(({ says }) => element('li', {}, element('b', {}, says)))
    steps.replaceChildren(...rows)
    steps.hidden = false
    for (const [index, step] of scene.steps.entries()) {
      const row = rows[index]
      row?.setAttribute('aria-current', 'step')
      const words = await happens(step, () => playing === mine)
      if (words === undefined) return
      row?.removeAttribute('aria-current')
      row?.classList.add('done')
      row?.append(element('span', {}, words))
    }
  }
  return element(
    'section',
    { class: 'scenes', 'aria-label': '三个场景' },
    element('div', { class: 'scene-row' }, ...buttons),
    steps,
  )
}

/** The visible result of the step; undefined if another scene was started meanwhile. */
async function happens(step: Step, isPlaying: () => boolean): Promise<string | undefined> {
  await step.act?.()
  while (isPlaying()) {
    const words = await step.seen()
    if (words !== undefined) return isPlaying() ? words : undefined
    await new Promise((resolve) => setTimeout(resolve, EVERY))
  }
  return undefined
}
