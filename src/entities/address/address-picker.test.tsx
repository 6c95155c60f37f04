import 'fake-indexeddb/auto'
import { act, cleanup, renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { ReactNode } from 'react'
import { depsOf, TestData } from '#test/data.tsx'
import { type Answers, renderApp, rejected } from '#test/render-app.tsx'
import { AddressPicker } from './address-picker.tsx'
import { useAddressChoice } from './address-picker.model.ts'

const home = {
  id: '1',
  name: '周示例',
  mobileMasked: '139****0001',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  detail: '示例路1号',
  isDefault: true,
}
const work = { ...home, id: '2', district: '上城区', detail: '示例街2号', isDefault: false }

function Stage() {
  const choice = useAddressChoice()
  return (
    <>
      <AddressPicker choice={choice} />
      <output>{choice.chosen?.id ?? 'none'}</output>
    </>
  )
}

const open = (answers: Answers) => renderApp(<Stage />, { path: '/checkout/K1', signedIn: true, answers })
const user = userEvent.setup()

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

test('starts with the default address in full, and selects another from the list', async () => {
  open({ 'GET /user/address': () => [home, work] })
  await user.click(await screen.findByRole('button', { name: /浙江省杭州市西湖区示例路1号/ }))
  const sheet = within(screen.getByRole('dialog', { name: '选择收货地址' }))
  expect(sheet.queryByText(/示例街2号/)).toBeNull()
  await user.click(sheet.getByRole('button', { name: /上城区/ }))
  expect(screen.getByRole('button', { name: /浙江省杭州市上城区示例街2号/ })).toBeTruthy()
  expect(screen.getByText('2')).toBeTruthy()
})

test('without any asks for one, reports missing fields, and uses the saved one', async () => {
  const list: unknown[] = []
  const full = rejected(40937, '最多保存20个收货地址')
  const answers = [full, home]
  const { sent } = open({
    'GET /user/address': () => list,
    'POST /user/address/v2': () => answers.shift(),
  })
  expect(await screen.findByText('none')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '请添加收货地址' }))
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(screen.getByText('请选择省、市、区')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('收货人'))
  await user.type(screen.getByLabelText('收货人'), '周示例')
  await user.type(screen.getByLabelText('手机号'), '139 0000 0001')
  await user.selectOptions(await screen.findByLabelText('省份'), '浙江省')
  await user.selectOptions(screen.getByLabelText('城市'), '杭州市')
  await user.selectOptions(screen.getByLabelText('区县'), '西湖区')
  await user.type(screen.getByLabelText('详细地址'), '示例路1号')
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('最多保存20个收货地址')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByRole('button', { name: /西湖区示例路1号/ })).toBeTruthy()
  const last = sent.findLast(({ call }) => call === 'POST /user/address/v2')
  const { name, province, city, district, detail } = home
  expect(last?.fields).toEqual({ name, province, city, district, detail, mobile: '13900000001' })
})

test('what a customer has picked is not the next one’s', async () => {
  let account = 'A'
  const switched = new Set<() => void>()
  const deps = depsOf(async () => (account === 'A' ? [home, work] : []), {
    account: () => account,
    onAccount: (changed) => {
      switched.add(changed)
      return () => void switched.delete(changed)
    },
  })
  const wrapper = ({ children }: { children: ReactNode }) => <TestData deps={deps}>{children}</TestData>
  const { result } = renderHook(() => useAddressChoice(), { wrapper })
  await waitFor(() => expect(result.current.chosen).toEqual(home))
  await act(async () => result.current.pick(work))
  expect(result.current.chosen).toEqual(work)
  account = 'B'
  act(() => switched.forEach((changed) => changed()))
  await waitFor(() => expect(result.current.addresses.state).toBe('ready'))
  expect(result.current.chosen).toBeUndefined()
})
