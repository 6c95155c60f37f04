import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { CheckField } from './check-field.tsx'
import { Switch } from './switch.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

function described(element: HTMLElement): string | null | undefined {
  return document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent
}

it('a text field has a label and a hint, and reports changes', async () => {
  const onChange = vi.fn<(value: string) => void>()
  render(<TextField label="手机号" value="13" onChange={onChange} hint="仅用于登录" kind="mobile" />)
  const input = screen.getByLabelText('手机号')
  expect(described(input)).toBe('仅用于登录')
  expect(input.hasAttribute('aria-invalid')).toBe(false)
  await userEvent.type(input, '8')
  expect(onChange).toHaveBeenLastCalledWith('138')
})

it('an error replaces the hint and marks the field as invalid', () => {
  render(
    <TextField
      kind="mobile"
      label="手机号"
      value=""
      onChange={() => undefined}
      hint="仅用于登录"
      error="请输入正确的手机号"
    />,
  )
  const input = screen.getByLabelText('手机号')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(described(input)).toBe('请输入正确的手机号')
  expect(screen.queryByText('仅用于登录')).toBeNull()
})

it('a date of a hint or an error is not broken', () => {
  const field = { kind: 'date', label: '开始日期', value: '', onChange: () => undefined } as const
  const { rerender } = render(<TextField {...field} hint="行情数据自 2023-11-16 起" />)
  expect(screen.getByText('2023-11-16').style.whiteSpace).toBe('nowrap')
  rerender(<TextField {...field} error="可回测区间自2024-01-02起" />)
  expect(screen.getByText('2024-01-02').style.whiteSpace).toBe('nowrap')
})

it('a text area counts towards its limit', () => {
  render(<TextArea label="留言" value="请问" onChange={() => undefined} most={200} />)
  expect(described(screen.getByLabelText('留言'))).toBe('2/200')
})

it('a checkbox toggles by its label and shows its error', async () => {
  const onChange = vi.fn<(checked: boolean) => void>()
  render(
    <CheckField checked={false} onChange={onChange} error="请先阅读并同意《用户协议》">
      我已阅读并同意
    </CheckField>,
  )
  const box = screen.getByRole('checkbox', { name: '我已阅读并同意' })
  expect(described(box)).toBe('请先阅读并同意《用户协议》')
  await userEvent.click(screen.getByText('我已阅读并同意'))
  expect(onChange).toHaveBeenCalledWith(true)
})

it('a switch has the role switch and toggles by the space bar', async () => {
  const onChange = vi.fn<(checked: boolean) => void>()
  render(<Switch label="长辈版" checked onChange={onChange} />)
  const control = screen.getByRole('switch', { name: '长辈版', checked: true })
  control.focus()
  await userEvent.keyboard(' ')
  expect(onChange).toHaveBeenCalledWith(false)
})

it('text that was typed before hydration stays, and is reported', async () => {
  const onChange = vi.fn<(value: string) => void>()
  const Typed = () => {
    const [text, setText] = useState('')
    const change = (next: string) => {
      onChange(next)
      setText(next)
    }
    return <TextField kind="search" label="姓名" value={text} onChange={change} hint={`${text.length} 字`} />
  }
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(<Typed />)
  const input = screen.getByLabelText<HTMLInputElement>('姓名')
  input.value = '张三'
  const hydrated = await act(async () => hydrateRoot(root, <Typed />))
  expect([input.value, input.isConnected, described(input)]).toEqual(['张三', true, '2 字'])
  expect(onChange.mock.calls).toEqual([['张三']])
  act(() => hydrated.unmount())
  root.remove()
})
