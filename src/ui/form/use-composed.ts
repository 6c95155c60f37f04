import { type ChangeEvent, type CompositionEvent, type FocusEvent, useEffect, useEffectEvent, useState } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement

const asItIs = (text: string) => text

/**
 * Binds a field to its value. During IME composition nothing is read, rewritten or reported; the text is reported when
 * composition ends, when the field is left, or when something else is pressed, which may submit it.
 */
export function useComposed(value: string, onChange: (text: string) => void, read: (text: string) => string = asItIs) {
  const [composed, setComposed] = useState<string>()
  const handOn = (text: string) => {
    setComposed(undefined)
    onChange(read(text))
  }
  const end = useEffectEvent(() => handOn(composed ?? value))
  const isComposing = composed !== undefined
  useEffect(() => {
    if (!isComposing) return
    const press = () => end()
    document.addEventListener('pointerdown', press, true)
    return () => document.removeEventListener('pointerdown', press, true)
  }, [isComposing])
  return {
    value: composed ?? value,
    onCompositionStart: ({ currentTarget }: CompositionEvent<Field>) => setComposed(currentTarget.value),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<Field>) => handOn(currentTarget.value),
    onBlur: ({ currentTarget }: FocusEvent<Field>) => {
      if (isComposing) handOn(currentTarget.value)
    },
    onChange({ currentTarget, nativeEvent }: ChangeEvent<Field>) {
      // Browsers before Safari 16.4 do not report composition on an input event.
      const goesOn = isComposing || ('isComposing' in nativeEvent && nativeEvent.isComposing === true)
      if (goesOn) setComposed(currentTarget.value)
      else handOn(currentTarget.value)
    },
  }
}
