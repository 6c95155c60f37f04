import { expect, test } from 'vitest'
import { sources } from './sources.ts'

/** The events of the screens of product 2.1–2.5, 2.8 and 2.9 that are sent, by category. product 2.20 */
const plan: Readonly<Record<string, readonly string[]>> = {
  page: ['view', 'leave'],
  app: ['boot', 'chunk_error', 'contract_error', 'offline_open', 'sw_update'],
  auth: [
    'consent_accept',
    'silent_ok',
    'silent_fail',
    'bind_ok',
    'login_submit',
    'login_ok',
    'login_fail',
    'refresh_ok',
    'refresh_fail',
  ],
  home: ['banner_click', 'module_click', 'week_click', 'personalise_off'],
  me: ['entry', 'setting'],
  learn: [
    'filter',
    'card_click',
    'course_view',
    'trial_play',
    'buy_click',
    'lesson_play',
    'lesson_finish',
    'series_view',
    'article_view',
    'article_like',
    'article_comment',
  ],
  stock: ['search', 'add', 'remove', 'sort', 'view', 'diagnose_start', 'diagnose_done', 'score_view', 'alert_open'],
  pool: ['case_tab', 'case_view', 'promo_view', 'notice_on', 'notice_off', 'locked_click'],
  live: [
    'scene_view',
    'reserve',
    'enter',
    'stay',
    'chat_send',
    'ask',
    'lottery_view',
    'lottery_join',
    'store_click',
    'replay_play',
  ],
  chat: ['enter', 'send', 'ask_submit', 'push', 'rate', 'voice_text'],
  ad: ['landing_view', 'lead_submit'],
  share: ['open_menu'],
}

/** Events of these categories beside the plan, and why. */
const beside: Readonly<Record<string, string>> = {
  'app/crash': 'a page that broke',
  'app/error': 'what nobody caught',
  'app/http_400': 'spec §8 wants it logged',
  'auth/link_fail': 'spec §8 wants it logged',
  'app/old_link_miss': 'an old link that nobody knows',
}

/*
 * Of the plan nobody sends: auth/consent_refuse, for after a refusal nothing is sent; share/done, which WeChat
 * no longer tells; share/landing, which is the call /user/wx_track; ad/pay, of the campaigns.
 */

const client = sources(/^src\/.*\.tsx?$/).filter(({ path }) => !/\.test\./.test(path))
/** One action, or either of two. */
const TRACK = /\b(?:track|useTrackOpened)\(\s*'(\w+)',\s*(?:[\w.]+ \? '(\w+)' : )?'(\w+)'/g
const sent = new Set(
  client.flatMap(({ text }) =>
    [...text.matchAll(TRACK)].flatMap(([, category, ...actions]) =>
      actions.filter(Boolean).map((action) => `${category}/${action}`),
    ),
  ),
)
const held = new Set(Object.keys(plan))
const planned = Object.entries(plan).flatMap(([category, actions]) => actions.map((action) => `${category}/${action}`))

test.each(planned)('%s is sent', (event) => {
  expect(sent).toContain(event)
})

test('nothing is sent that the plan does not have', () => {
  const strange = [...sent].filter((event) => held.has(event.split('/')[0] ?? '') && !planned.includes(event))
  expect(strange.filter((event) => !Object.hasOwn(beside, event))).toEqual([])
  expect(Object.keys(beside).filter((event) => !sent.has(event))).toEqual([])
})
