import { expect, test } from 'vitest'
import { radarNames, toDiagnosis } from './diagnose.words.ts'

test('a score has its name, and beside it what the service says of the branch', () => {
  const scores = [
    { key: 'F4', score: 21, desc: '回撤得分21，所属板块中位数30' },
    { key: 'F9', score: 40, desc: '情绪' },
  ]
  const report = { taskId: 't', symbol: 'SH600901', status: 'DONE', summary: '', dataAsOf: 0, modelNote: '', scores }
  expect(toDiagnosis({ ...report, riskPoints: ['一'] })).toMatchObject({
    scores: [
      { name: '回撤', desc: '所属板块中位数30', score: 21 },
      { name: '情绪', desc: '', score: 40 },
    ],
  })
})

test('the names of a radar stand outside its corners, each turned away from the middle', () => {
  expect(radarNames(['上', '右', '下', '左'])).toEqual([
    { name: '上', x: 100, y: -6, anchor: 'middle' },
    { name: '右', x: 208, y: 104, anchor: 'start' },
    { name: '下', x: 100, y: 214, anchor: 'middle' },
    { name: '左', x: -8, y: 104, anchor: 'end' },
  ])
})
