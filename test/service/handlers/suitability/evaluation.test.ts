import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { profileForm } from '#test/service/samples/suitability/evaluation.ts'
import { questionnaires, type Version } from '#test/service/seed/questionnaire.ts'
import { seedUsers } from '#test/service/seed/users.ts'
import { start, type TestService } from '#test/service/testing.ts'

const FRESH = '13800000001'
const RATED = '13800000004'
const HALFWAY = '13800000012'
const MINUTE = 60_000
const DAY = 86_400_000

let service: TestService
let token: string
beforeEach(async () => {
  service = await start()
  token = (await service.login(FRESH)).accessToken
})
afterEach(() => service.close())

const as = async (mobile: string) => (await service.login(mobile)).accessToken
const query = (path: string, input: object) => `${path}?${new URLSearchParams(Object.entries(input))}`
const act = async (path: string, input: object, by = token) => (await service.post(query(path, input), null, by)).body
const read = async (path: string, input: object = {}, by = token) => (await service.get(query(path, input), by)).body
const send = async (path: string, input: object, by = token) => (await service.post(path, input, by)).body
const begin = async (why: object = {}, by = token) =>
  (await act('/new-evaluation/evaluation/start', why, by)).data.evaluationId
const answer = (evaluationId: string, topicId: string, optionIds: string[], by = token) =>
  send('/survey/submit-answer', { evaluationId, topicId, optionIds }, by)
const finish = (evaluationId: string, more: object = {}, by = token) =>
  act('/new-evaluation/evaluation/finish', { evaluationId, ...more }, by)

/** Answers every topic with its choice at `place`, except those named. */
async function answerAll(evaluationId: string, place: number, named: Record<string, string> = {}, by = token) {
  for (const { id, options } of questionnaires.V2.topics) {
    const choice = named[id] ?? options[Math.min(place, options.length - 1)]?.id ?? ''
    expect((await answer(evaluationId, id, [choice], by)).code).toBe(0)
  }
  service.wait(MINUTE)
}

/** The declared age, and no bad record. */
const FITTING = { T01: 'T01B', T16: 'T16A' }

describe('evaluation and survey', () => {
  it('have sixteen and twelve questions whose scores and bands reach every level', () => {
    const sizes: [Version, number][] = [
      ['V2', 16],
      ['V1', 12],
    ]
    for (const [version, count] of sizes) {
      const { topics, bands } = questionnaires[version]
      expect(topics).toHaveLength(count)
      const points = topics.map(({ options }) => options.map((each) => each.points))
      expect(points.flat().every((each) => each >= 1 && each <= 5)).toBe(true)
      const most = points.reduce((sum, each) => sum + Math.max(...each), 0)
      expect([count < bands[0], most >= bands[3]]).toEqual([true, true])
    }
  })

  it('seed accounts whose records match the accounts', async () => {
    for (const { mobile, user } of seedUsers(service.now())) {
      if (user.riskLevel == null) continue
      const by = await as(mobile)
      const { data: me } = await read('/users/me', {}, by)
      const { data: info } = await read('/evaluation/info', {}, by)
      const { data: record } = await read('/survey/getCustomerEvaluation', { id: info.recordId }, by)
      expect([mobile, info.riskLevel, info.isLowest, info.expireAt]).toEqual([
        mobile,
        me.riskLevel,
        me.isLowest,
        me.evalExpireAt,
      ])
      const { bands } = questionnaires.V2
      const place = bands.filter((least) => record.score >= least).length + 1
      expect([mobile, record.topics.length, `C${place}`]).toEqual([mobile, 16, me.riskLevel])
    }
    const state = async (mobile: string) => (await read('/evaluation/info', {}, await as(mobile))).data.status
    expect([await state(FRESH), await state('13800000006'), await state('13800000005')]).toEqual([
      'NONE',
      'EXPIRED',
      'EXPIRING',
    ])
    expect([await state(HALFWAY), await state(RATED)]).toEqual(['IN_PROGRESS', 'VALID'])
  })
})

describe('a declaration', () => {
  it('is required before the questionnaire, validated, and versioned', async () => {
    expect((await act('/new-evaluation/evaluation/start', {})).code).toBe(40370)
    expect((await read('/new-evaluation/profile/info')).data).toBeNull()
    const declare = async (change: object) => (await send('/profile/submit', { ...profileForm, ...change })).message
    expect(await declare({ birthDate: '2008-09-16' })).toBe('未满18周岁不可购买证券投资咨询服务')
    expect(await declare({ birthDate: '2008-02-30' })).toBe('出生日期不正确')
    expect(await declare({ birthDate: '1959-01-01' })).toBe('请阅读并确认老年投资者提示')
    expect(await declare({ selfInvest: false })).toBe('服务仅限本人使用，不能代他人办理')
    expect(await declare({ declared: false })).toBe('请确认所填信息真实、准确、完整')
    expect(await declare({ experienceYears: 60 })).toBe('投资年限不正确')
    expect(await declare({ name: '1' })).toBe('请填写与证件一致的姓名')
    expect(await declare({ familyContact: '123' })).toBe('请输入正确的手机号')
    expect(await declare({})).toBe('')
    expect((await send('/survey/submitEvaluationUserInfo', { ...profileForm, education: 'MASTER' })).code).toBe(0)
    expect((await read('/new-evaluation/profile/info')).data).toMatchObject({ education: 'MASTER', version: 2 })
  })
})

describe('a questionnaire', () => {
  beforeEach(async () => {
    await send('/profile/submit', profileForm)
  })

  it('is resumed, keeps every answer, and reveals no scores', async () => {
    const id = await begin()
    expect(await begin()).toBe(id)
    const { data: topics } = await read('/survey/topic-list', { evaluationId: id })
    expect(JSON.stringify(topics)).not.toContain('points')
    await Promise.all([answer(id, 'T01', ['T01B']), answer(id, 'T08', ['T08B', 'T08D']), answer(id, 'T02', ['T02A'])])
    await answer(id, 'T02', ['T02B'])
    const { data } = await read('/survey/answer-info', { evaluationId: id })
    expect(data.lastTopicId).toBe('T02')
    expect(data.answers).toHaveLength(3)
    expect(data.answers).toContainEqual({ topicId: 'T08', optionIds: ['T08B', 'T08D'] })
    expect(data.answers).toContainEqual({ topicId: 'T02', optionIds: ['T02B'] })
    for (const [topicId, ids, code] of [
      ['T01', ['T01A', 'T01B'], 40087],
      ['T01', [], 40087],
      ['T01', ['T02A'], 40087],
      ['T08', ['T08A', 'T08B'], 40088],
      ['T99', ['T99A'], 40401],
    ] as const) {
      expect((await answer(id, topicId, [...ids])).code).toBe(code)
    }
    expect((await read('/evaluation/info')).data).toMatchObject({ status: 'IN_PROGRESS', evaluationId: id })
  })

  it('is finished once, when complete and read, and sets the customer’s level', async () => {
    const id = await begin()
    expect((await finish(id)).message).toBe('还有16道题未作答')
    for (const { id: topicId, options } of questionnaires.V2.topics)
      await answer(id, topicId, [options[2]?.id ?? options[0]?.id ?? ''])
    expect((await finish(id)).message).toBe('请认真阅读题目')
    service.wait(MINUTE)
    expect((await finish(id)).message).toBe('年龄与基本信息不一致，请修改后再提交')
    await answer(id, 'T01', ['T01B'])
    const [one, two] = await Promise.all([finish(id), finish(id)])
    expect(one.data).toMatchObject({ evaluationId: id, isLowest: false, expireAt: service.now() + 730 * DAY })
    expect(two.data).toEqual(one.data)
    expect((await read('/users/me')).data).toMatchObject({
      riskLevel: one.data.level,
      evalExpireAt: one.data.expireAt,
      isLowest: false,
    })
    expect((await answer(id, 'T01', ['T01A'])).code).toBe(40972)
    expect((await read('/survey/myEvaluation')).data).toHaveLength(1)
    expect((await read('/evaluation/info')).data).toMatchObject({
      status: 'VALID',
      recordId: id,
      riskLevel: one.data.level,
    })
    service.wait(710 * DAY)
    token = await as(FRESH)
    expect((await read('/evaluation/info')).data.status).toBe('EXPIRING')
    service.wait(20 * DAY)
    token = await as(FRESH)
    expect((await read('/evaluation/info')).data.status).toBe('EXPIRED')
  })

  it('assigns a customer who bears no loss to the lowest level, after contradictions were confirmed', async () => {
    const id = await begin()
    await answerAll(id, 3, { ...FITTING, T11: 'T11D', T12: 'T12A' })
    expect((await finish(id)).message).toBe('您的回答存在不一致，请确认')
    const { data } = await finish(id, { confirmed: true })
    expect(data).toMatchObject({ level: 'C1', isLowest: true, services: ['R1'], levelName: '保守型（最低类别）' })
    expect((await read('/users/me')).data).toMatchObject({ riskLevel: 'C1', isLowest: true })
  })

  it('assigns a customer without full legal capacity to the lowest level', async () => {
    await send('/profile/submit', { ...profileForm, fullCapacity: false })
    const id = await begin()
    await answerAll(id, 4, { ...FITTING, T14: 'T14A', T15: 'T15A' })
    expect((await finish(id)).data).toMatchObject({ level: 'C1', isLowest: true })
  })

  it('is started three times a day at most, once by two taps, and only the newest counts', async () => {
    const first = await begin()
    const redo = (more: object) => read('/evaluation/redo', { evaluationId: first, ...more })
    expect((await redo({})).message).toBe('同一天再次测评，请填写原因')
    const [one, two] = await Promise.all([redo({ reason: '填错' }), redo({ reason: '填错' })])
    expect(one.data).toEqual(two.data)
    expect(one.data.evaluationId).not.toBe(first)
    expect((await answer(first, 'T01', ['T01B'])).code).toBe(40971)
    expect((await finish(first)).code).toBe(40971)
    expect((await redo({ reason: '填错' })).code).toBe(0)
    expect((await redo({ reason: '填错' })).message).toBe('今日测评次数已用完，请明天再试')
    const { data: left } = await act('/new-evaluation/evaluation/check-count', {})
    expect(left).toEqual({ remainToday: 0, remainYear: 9, nextAt: expect.any(Number) })
    service.wait(left.nextAt - service.now())
    token = await as(FRESH)
    expect((await act('/new-evaluation/evaluation/check-count', {})).data).toEqual({ remainToday: 3, remainYear: 9 })
    for (let day = 0; day < 3; day++) {
      for (let n = 0; n < 3; n++) await redo({ reason: '填错' })
      service.wait(DAY)
      token = await as(FRESH)
    }
    expect((await redo({ reason: '填错' })).code).toBe(42908)
  })

  it('delays a level raised right after a mismatch by a day', async () => {
    const by = await as('13800000009')
    await send('/profile/submit', profileForm, by)
    const id = await begin({ afterMismatch: true }, by)
    await answerAll(id, 4, { ...FITTING, T14: 'T14A', T15: 'T15A' }, by)
    const { data } = await finish(id, {}, by)
    expect(data.level > 'C2').toBe(true)
    expect(data.considerUntil).toBe(service.now() + DAY)
    expect((await read('/evaluation/info', {}, by)).data.considerUntil).toBe(data.considerUntil)
  })

  it('is inaccessible to others', async () => {
    const id = await begin()
    const other = await as(RATED)
    expect((await read('/survey/topic-list', { evaluationId: id }, other)).code).toBe(40401)
    expect((await read('/survey/answer-info', { evaluationId: id }, other)).code).toBe(40401)
    expect((await answer(id, 'T01', ['T01B'], other)).code).toBe(40401)
    expect((await finish(id, {}, other)).code).toBe(40401)
    expect((await read('/evaluation/redo', { evaluationId: id }, other)).code).toBe(40401)
    for (const call of ['topic', 'getCustomerEvaluation', 'generateEvaluationPdf', 'getEvaluationPdf']) {
      expect((await read(`/survey/${call}`, { id }, other)).code).toBe(40401)
    }
  })

  it('has an older form of twelve questions, submitted as a whole', async () => {
    const { id } = (await read('/survey/createCustomerEvaluation')).data
    const topics = (await read('/survey/topic', { id })).data
    expect(topics).toHaveLength(12)
    expect((await read('/survey/choice', { topicId: 'T01' })).data).toEqual(topics[0].options)
    service.wait(MINUTE)
    const answers = topics.map((topic: { id: string; options: { id: string }[] }) => ({
      topicId: topic.id,
      optionIds: [topic.options[1]?.id],
    }))
    const [one, two] = await Promise.all([
      send('/survey/submitEvaluation', { id, answers }),
      act('/survey/evaluation/finish', { id }),
    ])
    const { data } = one.code === 0 ? one : two
    expect(data.level).toMatch(/^C[1-5]$/)
    expect((await act('/survey/evaluation/finish', { id })).data).toEqual(data)
  })

  it('has a PDF that is created once, and available for ten minutes', async () => {
    const id = await begin()
    expect((await read('/survey/generateEvaluationPdf', { id })).code).toBe(40978)
    await answerAll(id, 2, FITTING)
    await finish(id)
    expect((await read('/survey/getEvaluationPdf', { id })).data.url).toBeNull()
    await read('/survey/generateEvaluationPdf', { id })
    await read('/survey/generateEvaluationPdf', { id })
    expect((await read('/survey/getEvaluationPdf', { id })).data.url).toBeNull()
    service.wait(3000)
    const { url } = (await read('/survey/getEvaluationPdf', { id })).data
    const file = await service.request(url)
    expect([file.headers.get('content-type'), (await file.text()).slice(0, 5)]).toEqual(['application/pdf', '%PDF-'])
    expect((await read('/evaluation/info')).data.pdfReady).toBe(true)
    service.wait(11 * MINUTE)
    expect((await service.request(url)).status).toBe(404)
  })
})
