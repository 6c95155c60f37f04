import { fireEvent } from '@testing-library/dom'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTools, type Tools } from '#test/sweep/sweep.ts'

/** A member, whose services open a chat; a customer without any; who may not speak. */
const [MEMBER, CUSTOMER] = ['13800000007', '13800000004']

let tools: Tools
beforeAll(async () => void (tools = await openTools(/chat/)), 60_000)
beforeEach(() => tools.environment.reset())

async function open(path: string, mobile: string) {
  const tokens = (await tools.environment.login(mobile)) as Record<string, string>
  tools.phone.wipe({ ...tokens, openId: 'o-1' })
  tools.phone.open(path)
  await tools.phone.settle()
  await tools.phone.settle()
}
const words = () => tools.phone.words()
const rows = () => [...document.querySelectorAll('ul[aria-label=圈子] > li')]
const bubbles = () => [...document.querySelectorAll('[role=log] li')].map(({ textContent }) => textContent ?? '')
const paths = () => tools.environment.requests().map(({ path }) => path)
async function press(name: string) {
  const found = [...document.querySelectorAll<HTMLElement>('#root button')].find(
    ({ textContent }) => textContent === name,
  )
  if (!found) throw new Error(`no ${name} in ${words()}`)
  found.click()
  await tools.phone.settle()
}

describe('圈子', () => {
  it('lists what the customer’s services open, with the last words, and what has expired without a way in', async () => {
    await open('/chat', MEMBER)
    expect(rows().length).toBeGreaterThan(0)
    const links = rows().filter((row) => row.querySelector('a[href^="/chat/"]'))
    expect(links.length).toBeGreaterThan(0)
    expect(links[0]?.textContent).toMatch(/：/)
    for (const row of rows().filter((each) => !links.includes(each))) expect(row.textContent).toMatch(/到期.*续期/)
  })

  it('says to whom it opens where nothing does', async () => {
    await open('/chat', CUSTOMER)
    expect(words()).toContain('您的服务暂未包含圈子')
  })
})

describe('聊天室', () => {
  it('shows what was said under its caution, and of the teachers alone with their numbers', async () => {
    await open('/chat/CR01', MEMBER)
    expect(words()).toContain('群内观点仅供参考，不构成投资建议')
    const all = bubbles().length
    expect(all).toBeGreaterThan(10)
    await press('只看老师')
    await tools.phone.wait(300)
    expect(bubbles().length).toBeGreaterThan(0)
    expect(bubbles().length).toBeLessThan(all)
    for (const each of bubbles()) expect(each).toMatch(/登记编号/)
    await press('群规')
    expect(words()).toMatch(/投资顾问：.+登记编号/)
  })

  it('takes a message once, and shows it as the customer’s', async () => {
    await open('/chat/CR01', MEMBER)
    const field = document.querySelector('textarea')
    if (!field) throw new Error('nowhere to type')
    fireEvent.change(field, { target: { value: '谢谢老师的讲解' } })
    fireEvent.keyDown(field, { key: 'Enter' })
    await tools.phone.settle()
    await tools.phone.wait(7_000)
    expect(bubbles().filter((each) => each.includes('谢谢老师的讲解'))).toHaveLength(1)
    expect(bubbles().at(-1)).toMatch(/我.*谢谢老师的讲解/)
  })

  it('asks every five seconds while it is seen, by the last message', async () => {
    await open('/chat/CR01', MEMBER)
    const before = paths().filter((path) => path === '/chat_dialog/list').length
    await tools.phone.wait(20_000)
    const more = paths().filter((path) => path === '/chat_dialog/list').length - before
    expect(more).toBeGreaterThanOrEqual(3)
    expect(more).toBeLessThanOrEqual(5)
    expect(paths()).not.toContain('/room/ticket')
  })

  it('switches the reminder on and off', async () => {
    await open('/chat/CR01', MEMBER)
    const [from, to] = words().includes('开启提醒') ? ['开启提醒', '关闭提醒'] : ['关闭提醒', '开启提醒']
    await press(from ?? '')
    expect(words()).toContain(to)
  })

  it('is closed to whom no service opens it, with the way to it', async () => {
    await open('/chat/CR02', CUSTOMER)
    expect(bubbles()).toEqual([])
    expect(paths()).not.toContain('/chat_dialog/list')
    await open('/chat/none', MEMBER)
    expect(document.querySelector('[role=alert]')?.textContent).toMatch(/重试/)
  })
})
