import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { ChooserSheet } from './chooser-sheet.tsx'

afterEach(cleanup)

const choices = ['A', 'B', 'C'].map((key) => ({ key, title: `券${key}`, note: '' }))

function Stage() {
  const [open, setOpen] = useState(true)
  const [chosen, choose] = useState('A')
  return (
    <>
      <ChooserSheet
        chooser={{ title: '优惠券', value: '', choices, chosen, choose }}
        open={open}
        onClose={() => setOpen(false)}
      />
      <output>{`${chosen} ${open ? 'open' : 'closed'}`}</output>
    </>
  )
}

const state = () => screen.getByText(/^[ABC] (?:open|closed)$/).textContent

it('a press chooses and closes, also of what is chosen already', async () => {
  const user = userEvent.setup()
  render(<Stage />)
  await user.click(screen.getByLabelText('券B'))
  expect(state()).toBe('B closed')
  cleanup()
  render(<Stage />)
  await user.click(screen.getByLabelText('券A'))
  expect(state()).toBe('A closed')
})

it('arrow keys walk through the choices; the space bar closes', async () => {
  const user = userEvent.setup()
  render(<Stage />)
  screen.getByLabelText('券A').focus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(state()).toBe('C open')
  await user.keyboard(' ')
  expect(state()).toBe('C closed')
})
