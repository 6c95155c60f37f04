import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { Form } from './form.tsx'
import type { Kind } from './kinds.ts'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

const changed = vi.fn<(text: string) => void>()
afterEach(() => changed.mockReset())

function Kept({ kind }: { kind: Kind | 'area' }) {
  const [text, setText] = useState('')
  const change = (next: string) => {
    changed(next)
    setText(next)
  }
  if (kind === 'area') return <TextArea label="x" value={text} onChange={change} most={5} />
  return <TextField kind={kind} label="x" value={text} onChange={change} />
}

function draw(kind: Kind | 'area') {
  render(<Kept kind={kind} />)
  return screen.getByLabelText<HTMLInputElement>('x')
}

/** Text that an input method enters before the word is committed. */
function compose(field: Element, ...texts: string[]) {
  fireEvent.compositionStart(field)
  for (const value of texts) fireEvent.input(field, { target: { value }, isComposing: true })
}

describe('during IME composition', () => {
  it('nothing is rewritten or reported', () => {
    const field = draw('taxNumber')
    compose(field, 'm', 'ma', 'maa')
    expect(field.value).toBe('maa')
    expect(changed).not.toHaveBeenCalled()
    fireEvent.compositionEnd(field)
    expect([field.value, changed.mock.calls]).toEqual(['MAA', [['MAA']]])
  })

  it.each([
    ['is left', (field: Element) => fireEvent.blur(field)],
    ['loses a press to a button', () => fireEvent.pointerDown(document.body)],
  ])('a field that %s commits its text', (_, leave) => {
    const field = draw('line')
    compose(field, 'zhang', '张')
    leave(field)
    expect(changed.mock.calls).toEqual([['张']])
  })

  it('the counter waits until the text is committed', () => {
    const field = draw('area')
    compose(field, 'n', 'ni', '你好')
    expect(screen.queryByText('0/5')).not.toBeNull()
    fireEvent.compositionEnd(field)
    expect(screen.queryByText('2/5')).not.toBeNull()
  })

  it('composition is detected without isComposing, by compositionstart', () => {
    const field = draw('mobile')
    fireEvent.compositionStart(field)
    fireEvent.input(field, { target: { value: '1 3' } })
    expect([field.value, changed.mock.calls]).toEqual(['1 3', []])
  })
})

test.each<[Kind, string, string]>([
  ['mobile', '\u202d+86 138 0013 8000\u202c', '13800138000'],
  ['mobile', '0086 13800138000', '13800138000'],
  ['mobile', '138001380001', '138001380001'],
  ['smsCode', '【示例投教】验证码123456', '123456'],
  ['smsCode', '验证码：１２３４５６，5分钟内有效', '123456'],
  ['card', '6222-0200 0000 0000 000', '6222020000000000000'],
  ['taxNumber', '９１３３－0000 0000 0000 0 x', '91330000000000000X'],
  ['captcha', ' ａｂ３ｄ ', 'ab3d'],
  ['email', 'ａ＠ｂ。ｃｎ ', 'a@b.cn'],
  ['amount', '¥1,000。5', '¥1,000。5'],
  ['realName', '买买提•阿', '买买提•阿'],
])('a pasted %s (%s) is normalised', (kind, pasted, read) => {
  const field = draw(kind)
  fireEvent.input(field, { target: { value: pasted } })
  expect([field.value, field.maxLength]).toEqual([read, -1])
})

test('characters beyond the limit are counted by grapheme and reported, never cut', () => {
  const field = draw('area')
  fireEvent.input(field, { target: { value: '👨‍👩‍👧👍🏽🇨🇳e\u0301好' } })
  expect(screen.queryByText('5/5')).not.toBeNull()
  fireEvent.input(field, { target: { value: '一二三四五六七' } })
  expect(screen.queryByText('7/5，超出2字')).not.toBeNull()
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['一二三四五六七', 'true'])
})

describe('Enter', () => {
  const send = vi.fn<() => void>()
  afterEach(() => send.mockReset())
  const form = (button: object) => {
    render(
      <Form label="f" invalidPresses={0} onSubmit={send}>
        <input aria-label="x" />
        <button type="submit" {...button} />
      </Form>,
    )
    return screen.getByLabelText('x')
  }

  it.each([
    ['says that it composes', { isComposing: true }],
    ['has the code of an input method', { keyCode: 229 }],
  ])('does not submit if the key %s', (_, key) => {
    expect(fireEvent.keyDown(form({}), { key: 'Enter', ...key })).toBe(false)
  })

  it.each([{ disabled: true }, { 'aria-disabled': true }, { 'aria-disabled': true, 'aria-busy': true }])(
    'does not submit while the button is disabled: %j',
    (button) => {
      fireEvent.submit(form(button).closest('form') ?? document)
      expect(send).not.toHaveBeenCalled()
    },
  )

  it('submits otherwise', () => {
    const field = form({})
    expect(fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })).toBe(true)
    fireEvent.submit(field.closest('form') ?? document)
    expect(send).toHaveBeenCalledOnce()
  })
})
