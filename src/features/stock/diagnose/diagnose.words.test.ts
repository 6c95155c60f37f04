import { expect, test } from 'vitest'
import { radarNames, toDiagnosis } from './diagnose.words.ts'

test('scores are listed weakest first, those of the radar in the order of the five dimensions', () => {
  const scores = [
    { key: 'NEWS', score: 40, desc: '公告' },
    { key: 'VALUATION', score: 90, desc: '' },
    { key: 'ANOTHER', score: 21, desc: '' },
    { key: 'TECHNICAL', score: 60, desc: '波动60' },
    { key: 'FUNDAMENTAL', score: 140, desc: '' },
    { key: 'CAPITAL', score: 33, desc: '' },
  ]
  const report = { taskId: 't', symbol: 'SH600901', status: 'DONE', summary: '', dataAsOf: 0, modelNote: '', scores }
  const found = toDiagnosis({ ...report, riskPoints: ['一', '二', '三'] })
  if (found.state !== 'done') throw new Error(found.state)
  expect(found.scores.map(({ name, score }) => `${name}${score}`)).toEqual([
    '状态更新中21',
    '资金33',
    '消息40',
    '技术60',
    '估值90',
    '基本面100',
  ])
  expect(found.radar.map(({ name }) => name)).toEqual(['技术', '资金', '基本面', '估值', '消息'])
})

test('a status newer than the client is neither running nor failed', () => {
  const report = {
    taskId: 't',
    symbol: 'SH600901',
    summary: '',
    riskPoints: [],
    dataAsOf: 0,
    modelNote: '',
    scores: [],
  }
  const states = ['RUNNING', 'QUEUED', 'FAILED'].map((status) => toDiagnosis({ ...report, status }).state)
  expect(states).toEqual(['running', 'unknown', 'failed'])
})

test('the labels of a radar are outside its corners, aligned away from the centre', () => {
  expect(radarNames(['上', '右', '下', '左'])).toEqual([
    { name: '上', x: 100, y: -6, anchor: 'middle' },
    { name: '右', x: 208, y: 104, anchor: 'start' },
    { name: '下', x: 100, y: 214, anchor: 'middle' },
    { name: '左', x: -8, y: 104, anchor: 'end' },
  ])
})
