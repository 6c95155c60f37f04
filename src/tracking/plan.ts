import type { EventLabels } from './event-labels.ts'

/**
 * The events by category and action, each with the meaning of its label (`event-labels.ts`; `?`: optional). The
 * tracker adds to each the stored sales number as `number` and the visitor's `wxId`, which falls back to the one in the
 * access token. Ids of opened or bought items are labels, never the `number`. spec §3, product §2.20, A36
 *
 * A type at run time too: the client imports it by `typeof` alone, so that it weighs nothing.
 */
export const plan = {
  page: { view: 'pattern', leave: 'stay' },
  app: {
    boot: 'scene',
    chunk_error: 'failure',
    contract_error: 'call',
    crash: 'failure',
    error: 'failure',
    http_400: 'traceId',
    offline_open: 'pattern',
    old_link_miss: 'oldLink',
    sw_update: 'version',
  },
  auth: {
    consent_accept: 'version',
    silent_ok: 'wait',
    silent_fail: 'wait',
    link_fail: 'code',
    bind_ok: 'scene?',
    login_submit: 'loginWay',
    login_ok: 'loginWay?',
    login_fail: 'code',
    refresh_ok: 'none',
    refresh_fail: 'none',
  },
  home: { banner_click: 'id', module_click: 'key', week_click: 'date', personalise_off: 'none' },
  me: { entry: 'key', setting: 'key' },
  learn: {
    filter: 'tag',
    card_click: 'courseNumber',
    course_view: 'courseNumber',
    trial_play: 'courseNumber',
    buy_click: 'courseNumber',
    lesson_play: 'catalogId',
    lesson_finish: 'catalogId',
    series_view: 'id',
    article_view: 'id',
    article_like: 'id',
    article_comment: 'id',
    term_open: 'term',
  },
  live: {
    scene_view: 'sceneId',
    reserve: 'roomId',
    enter: 'roomId',
    stay: 'stay',
    chat_send: 'none',
    ask: 'none',
    lottery_view: 'id',
    lottery_join: 'id',
    store_click: 'skuId',
    replay_play: 'videoId',
  },
  chat: {
    enter: 'chatId',
    send: 'messageKind',
    ask_submit: 'chatId',
    push: 'messageId',
    rate: 'score',
    voice_text: 'messageId',
  },
  media: {
    team_view: 'teamNumber',
    daily_view: 'id',
    video_play: 'videoId',
    video_like: 'videoId',
    video_finish: 'videoId',
    video_comment: 'videoId',
    stream_enter: 'channelId',
    analyst_view: 'analystNumber',
    verify_click: 'certNo',
  },
  news: { channel: 'channelId', view: 'id', express_like: 'id', doc_view: 'docType' },
  stock: {
    search: 'found',
    add: 'symbol',
    remove: 'symbol',
    sort: 'symbol',
    view: 'symbol',
    diagnose_start: 'symbol',
    diagnose_done: 'symbol',
    score_view: 'symbol?',
    alert_open: 'symbol',
  },
  pool: {
    case_tab: 'key',
    case_view: 'caseId',
    promo_view: 'scene',
    notice_on: 'channelId',
    notice_off: 'channelId',
    locked_click: 'id?',
  },
  strategy: {
    list_sort: 'key',
    view: 'strategyId',
    subscribe_click: 'strategyId',
    bench_change: 'strategyId',
    period_change: 'strategyId',
    backtest_view: 'strategyId',
    sim_create: 'none',
    sim_stop: 'none',
    pool_sub: 'id',
    coupon_use: 'none',
    auth_open: 'none',
  },
  suit: {
    start: 'none',
    resume: 'none',
    finish: 'riskLevel',
    mismatch_shown: 'riskPair',
    mismatch_continue: 'riskPair',
    mismatch_leave: 'riskPair',
    verify_ok: 'none',
    verify_fail: 'reason',
    face_ok: 'none',
    face_fail: 'none',
  },
  trade: {
    sku_view: 'skuId',
    buy_click: 'skuId',
    gate_block: 'gate',
    disclosure_read: 'seconds',
    order_create: 'skuId',
    order_fail: 'code',
    sign_open: 'skuId',
    sign_ok: 'skuId?',
    pay_start: 'payType',
    pay_cb: 'payType',
    pay_cancel: 'payType',
    pay_fail: 'payType',
    pay_confirmed: 'skuId',
    promo_view: 'campaign',
    promo_pay: 'campaign',
    refund_open: 'none',
    refund_submit: 'reason',
    invoice_submit: 'none',
    feedback_submit: 'none',
  },
  benefit: { coupon_gain: 'planNumber', gift_receive: 'goodsNumber', checkin: 'streak', vip_view: 'vipLevel' },
  service: {
    kefu_open: 'pattern',
    complaint_submit: 'complaintType',
    notice_set: 'noticeKind',
    wecom_show: 'none',
    broker_jump: 'brokerId',
    material_share: 'id',
  },
  share: { open_menu: 'shared' },
  ad: { landing_view: 'scene', lead_submit: 'scene', pay: 'scene' },
  site: {
    article_view: 'id',
    strategy_statistics: 'strategyId',
    video_view: 'videoId',
    video_play: 'videoId',
  },
} as const satisfies Record<string, Record<string, LabelKind | `${LabelKind}?`>>

type LabelKind = keyof EventLabels
type Plan = typeof plan

export type Category = keyof Plan
export type Action<C extends Category> = keyof Plan[C] & string

/** The label of a kind; with `?` it may be missing. */
type LabelOf<K> = K extends `${infer Kind extends LabelKind}?`
  ? EventLabels[Kind] | undefined
  : K extends LabelKind
    ? EventLabels[K]
    : never

/** The label as an argument, omitted if there is none. */
type LabelArgument<L> = undefined extends L ? [label?: L] : [label: L]

/** An event of the plan, as arguments of `track`. */
export type PlannedEvent<C extends Category, A extends Action<C>> = [
  category: C,
  action: A,
  ...label: LabelArgument<LabelOf<Plan[C][A]>>,
]

/** Reports an event of the plan. */
export type Track = <C extends Category, A extends Action<C>>(...event: PlannedEvent<C, A>) => Promise<void>
