import { evaluationInfo } from '#api/domains/suitability/evaluation.ts'
import { myEvaluation } from '#api/domains/suitability/survey.ts'
import type { EvalStatus } from '#api/shapes/evaluation.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useNow } from '#data/use-server-clock.ts'
import { day } from '#lib/time/dates.ts'
import { levelWords } from '#lib/suitability.ts'
import { type Status, toStatus } from './status.ts'
import { useWayBack, type WayBack } from './use-way-back.ts'

interface Step {
  key: string
  title: string
  note: string
  done: boolean
  href: string
}

export interface Center {
  status: Status
  steps: Step[]
  matching: EvalStatus['matching']
  /** The class whose row of the table is marked; the lowest has a row of its own. */
  own: { level: string; isLowest: boolean } | undefined
  next: { label: string; href: string } | undefined
}

export interface CenterPage {
  center: Loaded<Center>
  history: { key: string; href: string; title: string; date: string }[]
}

/** The customer's suitability, and the next step. SU-01 */
export function useCenter(): CenterPage {
  const now = useNow()
  const way = useWayBack()
  const loaded = useCall(evaluationInfo, {}, { offline: { title: '适当性中心', route: '/suitability' } })
  const records = useCall(myEvaluation, {}, { offline: { title: '适当性中心', route: '/suitability', part: true } })
  return {
    center: mapLoaded(loaded, (data) => toCenter(data, way, now)),
    history: (dataOf(records) ?? []).map(({ id, at, level, isLowest }) => ({
      key: id,
      href: way.to('/suitability/result', { id }),
      title: levelWords(level, isLowest) ?? '状态更新中',
      date: day(at),
    })),
  }
}

function toCenter(info: EvalStatus, way: WayBack, now: number): Center {
  const steps = toSteps(info, way)
  const open = steps.find(({ done }) => !done)
  const finished = way.back ? { label: '返回继续办理', href: way.back } : undefined
  return {
    status: toStatus(info, now),
    steps,
    matching: info.matching,
    own: info.riskLevel === undefined ? undefined : { level: info.riskLevel, isLowest: info.isLowest ?? false },
    next: open ? { label: verbOf(open), href: open.href } : finished,
  }
}

const VERBS: Readonly<Record<string, string>> = { verify: '去认证', profile: '去填写', survey: '去测评' }
const verbOf = ({ key }: Step) => VERBS[key] ?? '继续'

const VERIFY: Readonly<Record<string, string>> = {
  NONE: '需要身份证人像面与国徽面',
  ID_OK: '证件已通过，还需人脸核身',
  FACE_OK: '已完成',
  REJECTED: '未通过或证件已过期，请重新提交',
}

/** In the order of a purchase's checks. law §1 */
function toSteps(info: EvalStatus, way: WayBack): Step[] {
  const valid = info.status === 'VALID' || info.status === 'EXPIRING'
  const face = info.verifyStatus === 'ID_OK'
  return [
    {
      key: 'verify',
      title: '实名认证',
      note: Object.hasOwn(VERIFY, info.verifyStatus) ? (VERIFY[info.verifyStatus] ?? '') : '状态更新中',
      done: info.verifyStatus === 'FACE_OK',
      href: way.to(face ? '/suitability/face' : '/suitability/verify'),
    },
    {
      key: 'profile',
      title: '基本信息',
      note: info.profileDone ? '已填写，有变化时请更新' : '姓名、职业、收入等，约2分钟',
      done: info.profileDone,
      href: way.to('/suitability/profile'),
    },
    {
      key: 'survey',
      title: '风险测评',
      note: info.evaluationId ? '答到一半，可继续作答' : valid ? '已完成' : '16道题左右，约5分钟',
      done: valid && info.evaluationId === undefined,
      href: way.to('/suitability/survey'),
    },
  ]
}
