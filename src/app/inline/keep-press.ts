import type { BootWindow } from './boot-window.ts'

/**
 * Buttons can be pressed before the code that handles them is there: the last press is kept for `begin.tsx`. A form is
 * not submitted by the browser, since the page that came back would have lost its text.
 */
export function keepPress(boot: BootWindow): void {
  const keep = ({ target }: Event) => {
    // Whatever is pressed later, a button or not, is what the visitor wants instead.
    boot.pressed = !boot.taken && target instanceof Element ? target.closest<HTMLElement>('#root button') : null
  }
  addEventListener('click', keep, true)
  addEventListener('submit', (event) => {
    if (!boot.taken) event.preventDefault()
  })
}
