import type { KeyboardEvent, SyntheticEvent } from 'react'

/** Whether a key belongs to an input method: Enter then ends a word. Safari says it by the code alone. */
export function isOfInputMethod({ nativeEvent: { isComposing, keyCode } }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229
}

/** What a form needs so that Enter submits it only where its button would. */
export function submitProps(onSubmit: () => void) {
  return {
    onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
      if (event.key === 'Enter' && isOfInputMethod(event)) event.preventDefault()
    },
    onSubmit(event: SyntheticEvent<HTMLFormElement>) {
      event.preventDefault()
      const button = event.currentTarget.querySelector<HTMLButtonElement>('button[type="submit"]')
      const isOff = button?.disabled === true || button?.getAttribute('aria-disabled') === 'true'
      if (!isOff) onSubmit()
    },
  }
}
