import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { byHand } from './overlay/by-hand.ts'
import { Sheet } from './overlay/sheet.tsx'
import { Toaster } from './overlay/toast.tsx'
import { useCopy } from './use-copy.ts'

function Page({ text, sheet = false }: { text: string; sheet?: boolean }) {
  const copy = useCopy()
  const button = (
    <button type="button" onClick={() => copy(text)}>
      复制
    </button>
  )
  return (
    <>
      {sheet ? (
        <Sheet open title="分享" onClose={() => undefined}>
          {button}
        </Sheet>
      ) : (
        button
      )}
      <Toaster />
    </>
  )
}

let selected: { text: string; place: string } | undefined
const clipboard = (value: unknown) => Object.defineProperty(navigator, 'clipboard', { value, configurable: true })
/** A browser whose `copy` of a selection succeeds or fails. */
function selection(copies: boolean) {
  document.execCommand = () => {
    const field = document.querySelector('textarea')
    selected = { text: field?.value ?? '', place: field?.parentElement?.tagName ?? '' }
    return copies
  }
}
const press = async () => {
  const button = screen.getByText('复制')
  button.focus()
  fireEvent.click(button)
  await act(async () => undefined)
  return button
}

beforeEach(() => {
  selected = undefined
  byHand.show('')
})
afterEach(cleanup)

it.each([
  ['is none', undefined],
  ['is closed', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
  [
    'throws at once',
    {
      writeText: () => {
        throw new TypeError('not here')
      },
    },
  ],
])('if the clipboard %s a selection is copied, and the focus stays', async (_, value) => {
  clipboard(value)
  selection(true)
  render(<Page text={'订单号 D0001\n第二行'} />)
  const button = await press()
  expect(selected).toEqual({ text: '订单号 D0001\n第二行', place: 'BODY' })
  expect(screen.getByText('已复制')).toBeTruthy()
  expect(document.activeElement).toBe(button)
  expect(document.querySelector('textarea')).toBeNull()
  expect(byHand.get()).toBe('')
})

it('without a clipboard the selection is made synchronously in the press', () => {
  clipboard(undefined)
  selection(true)
  render(<Page text="a" />)
  fireEvent.click(screen.getByText('复制'))
  expect(selected?.text).toBe('a')
})

it('in an open sheet the selection is made inside the sheet', async () => {
  clipboard(undefined)
  selection(true)
  render(<Page text="https://a.example/x" sheet />)
  await press()
  expect(selected).toEqual({ text: 'https://a.example/x', place: 'DIALOG' })
})

it.each(['D00310006', '🌱 https://a.example/?a=1&b=2', '第一行\n第二行'])(
  'if both ways fail %j is shown',
  async (text) => {
    clipboard(undefined)
    selection(false)
    render(<Page text={text} />)
    await press()
    expect(byHand.get()).toBe(text)
    expect(screen.queryByText('已复制')).toBeNull()
  },
)

it('a working clipboard is used alone', async () => {
  const writeText = vi.fn(async () => undefined)
  clipboard({ writeText })
  selection(true)
  render(<Page text="a" />)
  await press()
  expect(writeText).toHaveBeenCalledWith('a')
  expect(selected).toBeUndefined()
})
