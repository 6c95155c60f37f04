import { describe, expect, it } from 'vitest'
import { handsIn } from '#test/sweep/files.ts'
import { fill } from '#test/sweep/fill.ts'
import { openScreens } from '#test/sweep/screens.ts'

/** C3, known by name; has an account at a broker that was accepted; registered only. */
const [C3, MEMBER, FRESH] = ['13800000004', '13800000007', '13800000001']

const { environment, phone, words, open, go, press, until, type, requests, find, ask, answer } =
  await openScreens(/convert|broker/)

describe('兑换', () => {
  it('submits no blank code, keeps a rejected one with its error, and accepts blanks and full width around a valid one', async () => {
    await open('/convert', { as: C3 })
    for (const blank of ['', '   ', '\u3000', '\u200b']) {
      type('输入兑换码', blank)
      await press('兑换')
      expect(words()).toContain('请填写兑换码')
    }
    type('输入兑换码', 'A'.repeat(10_000))
    await press('兑换')
    expect(words()).toContain('兑换码不超过64个字符')
    expect(requests('/public/convert/exchange')).toEqual([])
    for (const code of ['STUDY2O26A', '<b>STUDY2026A</b>', '🎫']) {
      type('输入兑换码', code)
      await press('兑换')
      expect(words()).toContain('兑换码无效或已使用')
      expect(document.querySelector<HTMLInputElement>('#root input')?.value).toBe(code)
    }
    type('输入兑换码', ' ｓｔｕｄｙ２０２６ａ\u200b ')
    await press('兑换')
    expect(words()).toContain('兑换成功')
    type('输入兑换码', 'STUDY2026A')
    await press('兑换')
    expect(words()).toContain('您已兑换过此码')
  })

  it('a code typed while another one is sent stays, and only the partner of the code in the field can be bound', async () => {
    await open('/convert', { as: C3 })
    await environment.break({ path: '/public/convert/exchange', kind: 'latency', value: 500 })
    type('输入兑换码', 'STUDY2026A')
    void press('兑换')
    await until(() => requests('/public/convert/exchange').length === 1)
    type('输入兑换码', 'STUDY2026B')
    await until(() => words().includes('兑换成功'))
    expect(document.querySelector<HTMLInputElement>('#root input')?.value).toBe('STUDY2026B')
    await environment.break({ path: '/convert/union_convert_info', kind: 'latency', value: 500 })
    type('输入合作方绑定码', 'UNION2026C')
    void press('查询此码')
    await until(() => requests('/convert/union_convert_info').length === 1)
    type('输入合作方绑定码', 'UNION2026D')
    await until(() => document.querySelector('[aria-busy=true]') === null)
    expect(words()).not.toContain('确认绑定')
  })

  it('rejects even a valid code until the next day after five wrong ones of either kind', async () => {
    await open('/convert', { as: C3 })
    for (const at of [1, 2, 3]) {
      type('输入兑换码', `WRONG${at}`)
      await press('兑换')
    }
    for (const at of [4, 5]) {
      type('输入合作方绑定码', `WRONG${at}`)
      await press('查询此码')
    }
    type('输入兑换码', 'STUDY2026A')
    await press('兑换')
    expect(words()).toContain('今日尝试次数过多，请明天再试')
  })

  it('shows what another tab has redeemed and bound, and sends nothing after a sign-out in another tab', async () => {
    await open('/convert', { as: C3 })
    type('输入兑换码', 'STUDY2026A')
    type('输入合作方绑定码', 'UNION2026C')
    await press('查询此码')
    await ask(C3, '/public/convert/exchange', { code: 'STUDY2026A' })
    await ask(C3, '/convert/bind-union-convert?code=UNION2026C')
    await press('兑换')
    expect(words()).toContain('您已兑换过此码')
    await press('确认绑定示例书店')
    expect(words()).toContain('已绑定到您的账户')
    expect(await environment.ledger(C3)).toMatchObject({ redemptions: 1, bindings: 1 })
    const sent = requests('/public/convert/exchange').length
    type('输入兑换码', 'STUDY2026A')
    for (const key of ['accessToken', 'refreshToken']) {
      localStorage.removeItem(key)
      dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
    }
    await press('兑换')
    expect(words()).toContain('请填写11位手机号')
    expect(document.querySelector<HTMLInputElement>('#root input')?.value).toBe('STUDY2026A')
    expect(requests('/public/convert/exchange')).toHaveLength(sent)
  })

  it('asks a guest for the number of the account, and to sign in before a partner is bound', async () => {
    await open('/convert', { place: 'outside' })
    type('输入兑换码', 'STUDY2026A')
    await press('兑换')
    expect(words()).toContain('请填写11位手机号')
    expect(find('登录后绑定')?.getAttribute('href')).toBe('/login?redirect=%2Fconvert')
  })
})

it('a partner is shown before it is bound, bound once by a press, and links to its mini-program', async () => {
  await open('/convert', { as: C3, place: 'outside' })
  type('输入合作方绑定码', 'union2026c')
  await press('查询此码')
  expect(words()).toMatch(/示例书店投教专区书单.*绑定后不能改绑/)
  expect(requests('/convert/bind-union-convert')).toEqual([])
  await press('确认绑定示例书店')
  expect(words()).toContain('已绑定到您的账户')
  await until(() => words().includes('您已绑定：示例书店'))
  await press('进入合作方小程序')
  expect(find('打开微信小程序')?.getAttribute('href')).toMatch(/^weixin:\/\/dl\/business/)
  expect(requests('/convert/web').map(({ search }) => new URLSearchParams(search).get('event'))).toEqual(
    expect.arrayContaining(['VIEW', 'BIND', 'ENTER']),
  )
  await open('/convert', { as: MEMBER })
  type('输入合作方绑定码', 'UNION2026C')
  await press('查询此码')
  expect(words()).toContain('此码已被使用')
  expect(find('确认绑定示例书店')).toBeUndefined()
})

it('a partner’s code in a state of a newer service says so, and is not bound', async () => {
  await answer('/convert/union_convert_info', { partner: '示例书店', benefits: [], status: 'NEWER' }, 0)
  await open('/convert', { as: C3 })
  type('输入合作方绑定码', 'UNION2026C')
  await press('查询此码')
  expect(words()).toContain('示例书店状态更新中')
  expect(words()).not.toContain('此码已被使用')
  expect(find('确认绑定示例书店')).toBeUndefined()
})

describe('券商开户', () => {
  it('shows licence and host, sends nothing before the consent, and can be left again after a return', async () => {
    await open('/broker', { as: C3 })
    expect(words()).toMatch(/示例证券甲.*示例业务许可证 000001.*broker\.example\.com/)
    await press('去示例证券甲开户')
    await press('同意并前往')
    expect(words()).toContain('请先阅读并同意')
    expect(requests('/broker-open/invite-code')).toEqual([])
    document.querySelector<HTMLInputElement>('dialog input[type=checkbox]')?.click()
    await press('同意并前往')
    expect(requests('/broker-open/invite-code')).toHaveLength(1)
    expect(phone.left()).toMatch(/^https:\/\/broker\.example\.com\/B01\/open\?code=B01-/)
    expect(phone.reported()).toContain('service/broker_jump/B01')
    // Back from the broker, from the back-forward cache.
    dispatchEvent(new Event('pageshow'))
    await press('去示例证券甲开户')
    await press('同意并前往')
    expect(words()).toContain('请先阅读并同意')
  })

  it('does not open another host than the one it shows', async () => {
    await environment.break({
      path: '/broker-open/invite-code',
      kind: 'body',
      text: JSON.stringify({ code: 0, message: '', data: { code: 'X', url: 'https://evil.example/' } }),
    })
    await open('/broker', { as: C3 })
    await press('去示例证券甲开户')
    document.querySelector<HTMLInputElement>('dialog input[type=checkbox]')?.click()
    await press('同意并前往')
    expect(words()).toContain('券商页面暂时无法打开')
    expect(phone.left()).toBeFalsy()
  })

  it('asks a guest to sign in', async () => {
    await open('/broker', { place: 'outside' })
    expect(find('登录后前往')?.getAttribute('href')).toBe('/login?redirect=%2Fbroker')
  })
})

describe('开户权益', () => {
  it('reports missing fields, and rejects a customer without a verified name', async () => {
    await open('/broker/equity', { as: FRESH })
    await press('提交凭证')
    expect(words()).toMatch(/请选择开户券商.*请填写资金账号后4位数字.*请上传开户凭证/)
    expect(requests('/broker-open-equity/submit')).toEqual([])
    handsIn('input[type=file]')()
    fill({ 开户券商: 'B01', 资金账号后4位: '1234' })
    await until(() => find('重新选择'))
    // The same file once more, after its removal.
    await press('重新选择')
    expect(find('重新选择')).toBeUndefined()
    handsIn('input[type=file]')()
    await until(() => find('重新选择'))
    await press('提交凭证')
    expect(words()).toContain('请先完成实名认证')
  })

  it('shows an accepted account, and asks for feedback once', async () => {
    await open('/broker/equity', { as: MEMBER })
    expect(words()).toMatch(/示例证券甲.*尾号 0007.*权益已开通/)
    await press('提交反馈')
    expect(words()).toContain('请填写200字以内的回答')
    for (const field of document.querySelectorAll('#root textarea')) type(field, '没有')
    // WeChat closes the page in between.
    await go('/broker/equity')
    await press('提交反馈')
    await until(() => !words().includes('开通后反馈'))
    expect(Object.keys(await ask(MEMBER, '/broker-open-equity/apply/info'))).toContain('questions')
  })

  it('a proof is submitted once, reviewed, signed at the vendor, and the account is open', async () => {
    await open('/broker/equity', { as: C3 })
    handsIn('input[type=file]')()
    fill({ 开户券商: 'B01', 资金账号后4位: '1234' })
    await until(() => find('重新选择'))
    // Another tab is faster.
    const proof = await ask(C3, '/oss/generate-presign-url?purpose=OTHER&ext=jpg')
    await environment.put(String(proof['putUrl']))
    await ask(C3, '/broker-open-equity/submit', {
      brokerId: 'B01',
      accountTail4: '1234',
      proofKey: proof['fileKey'],
    })
    await press('提交凭证')
    await until(() => words().includes('凭证审核中'))
    expect((await environment.ledger(C3))['equities']).toBe(1)
    await environment.control('/clock', { offset: 11 * 60_000 })
    await open('/broker/equity', { as: C3 })
    await press('去签署')
    const back = new URL(await environment.decide(await until(() => phone.left()), 'pass'))
    await open(back.pathname + back.search, { as: C3 })
    await until(() => words().includes('权益已开通'))
  })

  const known = { id: 'EQ000004001', brokerId: 'B01', accountTail4: '1234', submittedAt: 1, items: [] }
  const INFO = '/broker-open-equity/apply/info'

  it('a press for the result says that it is awaited, then the result', async () => {
    await answer(INFO, { ...known, status: 'WAIT_SIGN' })
    await answer(INFO, { ...known, status: 'APPROVED' }, 0)
    await answer('/broker-open-equity/sign/status', { status: 'WAIT_SIGN' }, 3)
    await answer('/broker-open-equity/sign/status', { status: 'APPROVED' }, 0)
    await open('/broker/equity', { as: C3 })
    const check = await until(() => find('我已签署，查询结果'))
    check.click()
    const said = () => document.querySelector('#root main [role=status]')?.textContent
    await until(() => said() === '签署结果确认中')
    await until(() => words().includes('权益已开通'))
  })

  it('a press for the result says in the end that there is none, and can be repeated', async () => {
    await answer(INFO, { ...known, status: 'WAIT_SIGN' }, 0)
    await answer('/broker-open-equity/sign/status', { status: 'WAIT_SIGN' }, 0)
    await open('/broker/equity', { as: C3 })
    await press('我已签署，查询结果')
    await until(() => words().includes('尚未收到签署结果'), 120_000)
    await press('我已签署，查询结果')
    await until(() => words().includes('签署结果确认中'))
  })

  it('shows no step as current in a state of a newer service', async () => {
    await answer(INFO, { ...known, status: 'NEWER' }, 0)
    await open('/broker/equity', { as: C3 })
    await until(() => words().includes('状态更新中'))
    expect(document.querySelector('#root [aria-current=step]')).toBeNull()
    expect(find('去签署')).toBeUndefined()
    expect(find('提交凭证')).toBeUndefined()
  })

  it('two presses open the vendor’s page once; a rejected proof shows why and can be submitted again', async () => {
    await answer(INFO, { ...known, status: 'WAIT_SIGN' }, 0)
    await answer('/broker-open-equity/sign', { url: 'https://sign.example.com/once' }, 0)
    await answer('/broker-open-equity/sign/status', { status: 'WAIT_SIGN' }, 0)
    await open('/broker/equity', { as: C3 })
    const sign = await until(() => find('去签署'))
    sign.click()
    sign.click()
    expect(await until(() => phone.left())).toBe('https://sign.example.com/once')
    expect(requests('/broker-open-equity/sign')).toHaveLength(1)
    await environment.reset()
    await answer(INFO, { ...known, status: 'REJECTED', rejectReason: '开户凭证不清晰' }, 0)
    await open('/broker/equity', { as: C3 })
    expect(words()).toMatch(/未通过：开户凭证不清晰.*提交开户凭证/)
  })
})
