import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Dialog } from './dialog.tsx'
import { Sheet } from './sheet.tsx'

beforeEach(() => history.replaceState(null, ''))
afterEach(cleanup)

function Page({ Kind = Sheet }: { Kind?: typeof Sheet }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      <Kind open={open} title="选择地区" onClose={() => setOpen(false)}>
        <button type="button">上海</button>
      </Kind>
    </>
  )
}

async function opened(Kind: typeof Sheet) {
  const user = userEvent.setup()
  render(<Page Kind={Kind} />)
  await user.click(screen.getByRole('button', { name: '打开' }))
  return { user, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: '选择地区' }) }
}

const shown = () => screen.queryByText('上海') !== null
const locked = () => document.documentElement.hasAttribute('data-locked')

for (const Kind of [Sheet, Dialog]) {
  it(`${Kind.name} opens as a modal named by its title and locks scrolling`, async () => {
    const { dialog } = await opened(Kind)
    expect(dialog.open).toBe(true)
    expect(locked()).toBe(true)
  })

  it(`${Kind.name} closes by Esc and restores the focus`, async () => {
    const { dialog } = await opened(Kind)
    // The browser turns Esc into this event.
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    expect(shown()).toBe(false)
    expect(dialog.open).toBe(false)
    expect(locked()).toBe(false)
    expect(document.activeElement?.textContent).toBe('打开')
  })

  it(`${Kind.name} closes by its close button`, async () => {
    const { user } = await opened(Kind)
    await user.click(screen.getByRole('button', { name: '关闭' }))
    expect(shown()).toBe(false)
  })
}

it('closes by a tap on the backdrop, not by a tap inside', async () => {
  const { user, dialog } = await opened(Sheet)
  await user.click(screen.getByText('上海'))
  expect(dialog.open).toBe(true)
  await user.click(dialog)
  expect(shown()).toBe(false)
})

it('closes by the back key', async () => {
  await opened(Sheet)
  expect(history.state).toHaveProperty('modal')
  act(() => {
    history.replaceState(null, '')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(shown()).toBe(false)
})

it('keeps the history state, and leaves an entry that is no longer its own alone', async () => {
  history.replaceState({ trail: 2 }, '')
  const { user } = await opened(Sheet)
  expect(history.state).toMatchObject({ trail: 2 })
  history.pushState({ trail: 3 }, '', '/login')
  await user.click(screen.getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(shown()).toBe(false))
  await new Promise((resolve) => setTimeout(resolve))
  expect(history.state).toEqual({ trail: 3 })
})

it('unlocks scrolling when unmounted while open', async () => {
  await opened(Sheet)
  cleanup()
  expect(locked()).toBe(false)
})
