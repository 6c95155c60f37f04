import { describe, expect, it } from 'vitest'
import { contract } from '#api/contract.ts'
import * as quotes from '#quotes/calls.ts'
import { firstPages } from '#app/routes/first-pages.ts'
import { lazyPages } from '#app/routes/lazy-pages.ts'
import { lazySitePages } from '#app/routes/lazy-site-pages.ts'
import { pages as siteIndex } from '#site/index/pages.ts'
import { forbiddenIn } from './forbidden-words.ts'
import { codeLines, read, type Source, sources } from './sources.ts'

/** Rules of the code base beyond the linter. */

const client = sources(/^src\/.*\.tsx?$/).filter(({ path }) => !path.includes('.test.'))
const programs = sources(/^(src|sw|test)\/.*\.(ts|tsx|mjs)$|^[\w.]+\.(ts|mjs)$/)
const paths = (list: readonly Source[]) => list.map(({ path }) => path)

describe('screens', () => {
  it.each([...firstPages, ...lazyPages, ...siteIndex, ...lazySitePages].map((page) => [page.pattern, page] as const))(
    '%s has its page',
    async (_, page) => {
      expect(await page.load('mobile')).toBeTypeOf('function')
      expect(await page.load('desktop')).toBeTypeOf('function')
    },
  )

  /** Hooks of the data layer without requests, and their results; every other one, new ones too, belongs to a model. */
  const askNobody: Readonly<Record<string, string>> = {
    useAccount: 'who reads',
    useForget: 'takes saved copies off this device',
    useProgress: 'a place on this device',
    useRenew: 'what pulling down asks again',
    useServerNow: 'the time',
    useUploadPlace: 'a place of the uploads that a form has begun',
    useView: 'an answer in words',
  }
  const MODEL = /\.model\.ts$|^src\/site\/[\w/]+\/page\.ts$/
  const hooksOf = (text: string) => [...text.matchAll(/export function (use[A-Z]\w*)/g)].map(([, name = '']) => name)
  const hooks = client.filter(({ path }) => /^src\/(data|quotes)\//.test(path)).flatMap(({ text }) => hooksOf(text))
  const taken = (text: string) =>
    [...text.matchAll(/import (?:type )?\{([^}]*)\} from '#(?:data|quotes)\//g)]
      .flatMap(([, names = '']) => names.match(/\buse[A-Z]\w*/g) ?? [])
      .filter((name) => hooks.includes(name) && !Object.hasOwn(askNobody, name))

  it('query the service only in models, by any hook', () => {
    const drawing = client.filter(({ path }) => /^src\/(features|site|entities|app\/chrome)\//.test(path))
    const asking = drawing.filter(({ text }) => taken(text).length > 0)
    expect(paths(asking).filter((path) => !MODEL.test(path))).toEqual([])
    expect(asking.length).toBeGreaterThan(50)
    expect(Object.keys(askNobody).filter((name) => !hooks.includes(name))).toEqual([])
    const plant =
      "import { useTalk } from '#data/timeline/use-talk.ts'\nimport { useQuote, type Q } from '#quotes/use-quotes.ts'"
    expect(taken(plant)).toEqual(['useTalk', 'useQuote'])
    expect(MODEL.test('src/features/news/list.tsx')).toBe(false)
  })

  it('map an answer by mapLoaded, not by hand', () => {
    const byHand = /\.state === 'ready'\s*\?\s*\{\s*\.\.\.\w+,\s*data:/
    const outside = client.filter(({ path }) => !path.startsWith('src/data/'))
    expect(paths(outside.filter(({ text }) => byHand.test(text)))).toEqual([])
    expect(byHand.test("sku.state === 'ready'\n ? { ...sku, data: found }\n : sku")).toBe(true)
  })

  it('return `Loaded`, not a union of their own', () => {
    const own = /\| \{ state: 'loading' \}|\bstate: 'failed'; (?:message|error|retry)\b/
    const outside = client.filter(({ path }) => !path.startsWith('src/data/'))
    expect(paths(outside.filter(({ text }) => own.test(text)))).toEqual([])
    const plants = ["  | { state: 'loading' }", "{ state: 'failed'; message: string; retry: () => void }"]
    expect(plants.filter((plant) => !own.test(plant))).toEqual([])
  })

  /** Where a guest is rejected by the service on one page and not shown the section on another. */
  const byHandForGuests = ['src/features/case/cases.model.ts', 'src/features/pool/promo/promo.model.ts']
  it('leave guest access to the record of a call', () => {
    const byHand = /(?<!!)\b(?:signedIn|isMember|member|useSignedIn\(\)) \? (?:\{[^}]*\}|\w+) : null/
    expect(paths(client.filter(({ text }) => byHand.test(text)))).toEqual(byHandForGuests)
    expect(byHand.test('useCall(noticeSubMe, isMember ? { roomId } : null)')).toBe(true)
  })

  it('use `useFeed` for cursor paging', () => {
    const byHand = /\bbeforeId\b/
    const outside = client.filter(({ path }) => !/^src\/(?:api|data)\//.test(path))
    expect(paths(outside.filter(({ text }) => byHand.test(text)))).toEqual([])
    expect(byHand.test('send(chatRepliesToMe, { beforeId: rows.at(-1)?.messageId })')).toBe(true)
  })

  it('give a watch a rate or a named rhythm, never a list of waits', () => {
    const list = /\bwaits: (?:\[|.*\[\])|\bArray<number>\([\d_]+\)|\b(?:seen|hidden): \[/
    expect(paths(client.filter(({ text }) => list.test(text)))).toEqual([])
    const plants = [
      '{ waits: [] }',
      '{ waits: hint ? LATER : [] }',
      'Array<number>(1_500).fill(10_000)',
      '{ seen: [1_000] }',
    ]
    expect(plants.filter((plant) => !list.test(plant))).toEqual([])
  })
})

describe('writes', () => {
  /** Writes outside of a submission, with the reason. All others are in `useSubmit` or a vendor's visit. */
  const others: Readonly<Record<string, string>> = {
    'src/entities/comment/article-subject.model.ts': 'sent by the submission of comments',
    'src/entities/like/like.model.ts': 'shown before it is answered',
    'src/entities/stock/my-list.model.ts': 'shown before it is answered; the screens submit it',
    'src/entities/talk/sheets/message-menu.model.ts': 'likes, as other likes',
    'src/features/account/login/bind-form.model.ts': 'the certificate of its submission, kept for the next press',
    'src/features/account/login/pc-login.model.ts': 'begins a session, and asks by itself',
    'src/features/account/profile/picture.model.ts': 'a captcha, which changes nothing',
    'src/features/chat/chat.model.ts': 'reads what is unread',
    'src/features/complaint/complaint.model.ts': 'sent by its submission, and once more to verify it',
    'src/features/learn/lesson/lesson.model.ts': 'counts a visit by itself',
    'src/features/live/room/like-room.model.ts': 'likes, in batches',
    'src/features/partner/convert.model.ts': 'tells by the way what was done with a code',
    'src/features/refund/detail.model.ts': 'counts a visit by itself',
    'src/features/simulation/own-test/new-test.model.ts': 'sent by its submission, and once more to verify it',
    'src/features/simulation/simulate/begin.model.ts': 'sent by its submission, and once more to verify it',
    'src/features/suitability/survey/answering.model.ts': 'one answer after another, in a queue',
    'src/features/trade/checkout/end-attempt.ts': 'the second half of an order, also after its tab was killed',
    'src/features/trade/checkout/make-order.ts': 'the order of its submission, in steps',
    'src/features/trade/checkout/release-coupon.ts': 'a step of an order, and of the check after a lost answer',
    'src/features/trade/sku/campaign-order.ts': 'the order of its submission, in a campaign',
    'src/features/trade/sku/campaign-seen.model.ts': 'counts a visit by itself',
    'src/features/video/video-comments.model.ts': 'sent by the submission of comments',
    'src/site/download/page.ts': 'reports by itself',
  }
  const effectful = new Set(
    Object.values(contract).flatMap((records) =>
      Object.entries<unknown>(records).flatMap(([name, record]) => (Object(record).effects === true ? [name] : [])),
    ),
  )

  /** The closing bracket for this position. */
  function endOf(text: string, open: number): number {
    let depth = 0
    for (let at = open; at < text.length; at += 1) {
      if (text[at] === '(') depth += 1
      if (text[at] === ')') depth -= 1
      if (depth === 0) return at
    }
    return text.length
  }

  /** Manual writes: a call sent or changed outside of a submission, and a busy state or lock of its own. */
  function byHand(text: string): string[] {
    const submissions = [
      ...text.matchAll(/\b(?:useSubmit|useConfirmation|useVendorVisit|useVendorTrip|usePayment)(?:<[^(]*>)?\(/g),
    ]
    const spans = submissions.map(({ index, 0: { length } }) => [index, endOf(text, index + length - 1)] as const)
    const sent = [...text.matchAll(/\bsend\(\s*(?:[^,()]*\? ?)?(\w+)/g)]
      .filter(
        ({ index, 1: name = '' }) => effectful.has(name) && !spans.some(([from, to]) => index > from && index < to),
      )
      .map(([, name = '']) => name)
    return [...sent, ...(text.match(/\buseChange\(|\bgroup\.once\(|\bsetBusy\b|\buseState\(\{[^)]*\bbusy:/g) ?? [])]
  }

  it('go through useSubmit, with listed exceptions', () => {
    const drawn = client.filter(({ path }) => /^src\/(features|entities|site)\//.test(path))
    const found = drawn.filter(({ text }) => byHand(text).length > 0)
    expect(paths(found).toSorted()).toEqual(Object.keys(others).toSorted())
    expect(effectful.size).toBeGreaterThan(100)
  })

  it.each([
    ['const { run, busy } = useChange(addressV2)', 'useChange('],
    ['group.once(() => work())', 'group.once('],
    ['const [busy, setBusy] = useState(false)', 'setBusy'],
    ["const [state, setState] = useState({ busy: false, error: '' })", 'useState({ busy:'],
    ['const save = () => void send(addressV2, wish)', 'addressV2'],
    [
      'useSubmit({ fields, run: save, done })\nconst save = () => send(isNew ? addressCreate : addressV2)',
      'addressCreate',
    ],
  ])('by hand are detected: %s', (plant, what) => {
    expect(byHand(plant)).toEqual([what])
  })

  it('inside a submission are not detected', () => {
    expect(byHand('useSubmit<Wish, Made>({ run: (wish) => send(addressV2, wish), done() {} })')).toEqual([])
    expect(byHand('send(orderInfo, { orderNumber })')).toEqual([])
  })
})

describe('a single place', () => {
  it.each([
    ['means production without saying so', /\benvironmentOf\(undefined\)/, ['src/session/session.ts']],
    ['builds the login targets', /['"`]\/login(?:\/bind)?\?redirect=/, ['src/lib/path/login-href.ts']],
    ['builds the targets of suitability', /['"`]\/suitability[^'"`]*\?redirect=/, ['src/lib/path/login-href.ts']],
    [
      'finds stored files',
      /\bfileUrl\(/,
      [
        'src/data/upload/upload.ts',
        'src/edge/page.ts',
        'src/entities/stored-file/document-at.ts',
        'src/entities/stored-file/stored-file.ts',
        'src/lib/path/file-url.ts',
        'src/ui/prose/sanitize.ts',
      ],
    ],
    ['names a picture', /\bfunction picture\(/, ['src/entities/stored-file/stored-file.ts']],
    ['leads to further pages', /加载更多/, ['src/entities/list/paged-list.tsx']],
    ['leads to older rows', /(?<!查看)更早的/, ['src/entities/list/feed-list.tsx']],
    [
      'asks for a page by its number',
      /\bpageNo:(?! ?1\b)|[,{] pageNo }/,
      [
        'src/api/shapes.ts',
        'src/data/list/use-pages.ts',
        // As far as an answered comment.
        'src/entities/comment/listed-comments.model.ts',
        // All pages at once, to be kept.
        'src/features/adviser/keep-months.model.ts',
        'src/site/frame/pager.tsx',
        'src/site/frame/pages.model.ts',
      ],
    ],
    ['opens the sheet of people to call', /title="(?:咨询|客服热线)" onClose/, []],
  ] as const)('%s', (_, way, homes) => {
    expect(paths(client.filter(({ text }) => way.test(text)))).toEqual(homes)
    const plants = [
      'environmentOf(undefined)',
      "'/login?redirect=%2Fme'",
      '`/suitability/verify?redirect=`',
      'fileUrl(path, FILES)',
    ]
    plants.push(
      'function picture(',
      '<Sheet title="咨询" onClose',
      '<Button>加载更多</Button>',
      '<Button>更早的回复</Button>',
      '{ pageNo: shown + 1 }',
    )
    expect(plants.filter((plant) => way.test(plant))).toHaveLength(1)
  })
})

const shellPages = [...firstPages, ...lazyPages].filter(({ shell }) => shell !== undefined)

const reads = await Promise.all(
  shellPages.map(async ({ first, shell }) => ({ shell, filled: (await first?.())?.filled })),
)

describe('words', () => {
  const words = sources(/^src\/.*\.words\.ts$/)

  it.each(paths(words))('%s exports pure words, whose shapes hold text and lists of one', async (path) => {
    const parts = Object.entries<unknown>(await import(/* @vite-ignore */ `../../${path}`))
    expect(parts.some(([, part]) => typeof part === 'function')).toBe(true)
    for (const [name, part] of parts) if (name.endsWith('Shape')) expect(unlike(part, name)).toEqual([])
  })

  const filling = reads.flatMap(({ shell, filled }) => (filled ? [`src/features/${shell}.words.ts`] : []))
  it.each(filling)('%s fills a shell: it makes one view of one shape', (own) => {
    const text = words.find(({ path }) => path === own)?.text ?? ''
    expect(text).toMatch(/export const \w+Shape\b/)
    expect(text.match(/^export function to\w+View\b/gm)).toHaveLength(1)
  })

  /** Where a shape is no text, record or list of exactly one. */
  function unlike(shape: unknown, at: string): string[] {
    if (typeof shape === 'string') return shape === '' ? [] : [at]
    if (Array.isArray(shape)) return shape.length === 1 ? unlike(shape[0], `${at}[]`) : [at]
    if (typeof shape !== 'object' || shape === null) return [at]
    return Object.entries(shape).flatMap(([key, part]: [string, unknown]) => unlike(part, `${at}.${key}`))
  }
})

describe('pages', () => {
  const files = sources(/^src\/features\/\w+\/(?:shell-)?pages\.ts$/)

  it.each(paths(files))('%s is in the route table', (path) => {
    const table = path.includes('shell-') ? 'first-pages' : 'lazy-pages'
    expect(read(`src/app/routes/${table}.ts`)).toContain(`'#${path.slice('src/'.length)}'`)
  })

  it.each(shellPages.map(({ shell }) => `src/features/${shell}.tsx`))('%s is the screen of a shell', (path) => {
    expect(read(path)).toContain('export function')
  })

  it.each(shellPages.flatMap((page) => (page.first ? [[page.pattern, page.first] as const] : [])))(
    '%s starts with a call of the contract, or of the quotes service',
    async (_, first) => {
      const { call } = await first()
      expect(contractOf(call.path)).toBe(call)
      expect(call.twin && contractOf(call.twin.path)).toBe(call.twin)
    },
  )

  function contractOf(path: string): unknown {
    return Object.values(contract)
      .flatMap((records) => Object.values<unknown>(records))
      .concat(Object.values<unknown>(quotes))
      .find((record) => Object(record).path === path)
  }
})

describe('style sheets', () => {
  /** Spacing in px for which tokens.css has a token. */
  const bare = (css: string) =>
    [...css.matchAll(/(?:^|[\s;{])((?:margin|padding|gap|row-gap|column-gap)[\w-]*):([^;{}]*)/g)]
      .filter(
        ([, , value = '']) => !/calc|env|max|min/.test(value) && /(?<![\w.])(?:4|8|12|16|20|24|32|48)px\b/.test(value),
      )
      .map(([, property = '', value = '']) => `${property}:${value}`)

  it('take their spacing from tokens', () => {
    const sheets = sources(/^src\/.*\.css$/).filter(({ path }) => path !== 'src/ui/tokens.css')
    expect(sheets.flatMap(({ path, text }) => bare(text).map((rule) => `${path} ${rule}`))).toEqual([])
    expect(bare('.a { padding: 0 16px; } .b { gap: 7px; margin: var(--s2) }')).toEqual(['padding: 0 16px'])
  })
})

describe('folders', () => {
  it('of handlers mirror those of the calls, file by file', () => {
    const domains = paths(sources(/^src\/api\/domains\/.*\.ts$/)).map((path) => path.slice('src/api/domains/'.length))
    const handlers = paths(sources(/^test\/service\/handlers\/.*\.ts$/))
      .map((path) => path.slice('test/service/handlers/'.length))
      .filter((path) => path !== 'index.ts' && !path.endsWith('.test.ts'))
    expect(handlers.length).toBeGreaterThan(80)
    expect(handlers.toSorted()).toEqual(domains.toSorted())
  })

  it('of handlers contain nothing imported elsewhere', () => {
    const strange = (files: readonly Source[]) =>
      paths(files.filter(({ path, text }) => !/\/handlers\//.test(path) && /\/handlers\/(?!index\.ts)/.test(text)))
    expect(strange(sources(/^test\/service\/.*\.ts$/))).toEqual([])
    const text = "import { say } from '#test/service/handlers/live/chat.ts'"
    expect(strange([{ path: 'test/service/room/planted.ts', text }])).toEqual(['test/service/room/planted.ts'])
  })
})

describe('contract', () => {
  const [, ...rows] = read('test/unit/calls.tsv').trimEnd().split('\n')
  const listed = rows.map((row) => {
    const [domain = '', method = '', path = '', send = ''] = row.split('\t')
    return `${domain}: ${method} ${path} ${send}`
  })
  const made = Object.entries(contract).flatMap(([domain, records]) =>
    Object.values<unknown>(records).flatMap((record) => {
      // Besides its calls a domain may export its own shapes.
      const call = Object(record) as { method?: string; path?: string; send?: string }
      return call.method && call.path ? [`${domain}: ${call.method} ${call.path} ${call.send}`] : []
    }),
  )
  it('has only calls of calls.tsv, with the same method, path and parameters, each once', () => {
    expect(listed.length).toBe(557)
    expect(made.filter((call) => !listed.includes(call))).toEqual([])
    expect(made.filter((call, at) => made.indexOf(call) !== at)).toEqual([])
    expect(made.length).toBeGreaterThan(290)
  })

  const named = Object.entries(contract).flatMap(([domain, records]) =>
    Object.entries<unknown>(records).flatMap(([name, record]) => ('path' in Object(record) ? [{ domain, name }] : [])),
  )
  it('gives each call a unique name', () => {
    expect(namedTwice(named)).toEqual([])
    expect(namedTwice([...named, { domain: 'planted', name: 'articleList' }])).toEqual([
      'articleList: article, planted',
    ])
  })

  function namedTwice(calls: readonly { domain: string; name: string }[]): string[] {
    const names = new Set(calls.map(({ name }) => name))
    return [...names].flatMap((name) => {
      const domains = calls.filter((each) => each.name === name).map(({ domain }) => domain)
      return domains.length > 1 ? [`${name}: ${domains.join(', ')}`] : []
    })
  }
})

describe('names', () => {
  /** Names of an earlier private vocabulary: use data, error, fieldErrors, outcomeUnknown, exhausted, services. */
  const old = new Set([
    'told',
    'asked',
    'fault',
    'faults',
    'refusals',
    'tired',
    'unsure',
    'ground',
    'rig',
    'wiring',
    'settle',
    'trouble',
  ])
  const code = [...client, ...sources(/^sw\/.*\.ts$/)].filter(({ path }) => !path.includes('.test.'))

  it('are the terms of the field', () => {
    const found = code.map(({ path, text }) => `${path}: ${oldNames(text).join(', ')}`)
    expect(found.filter((each) => !each.endsWith(': '))).toEqual([])
  })

  it('are checked in code and keys only, part by part', () => {
    const planted = "const [nameFaults, told] = useUnsure() // told\n/** it's told */ say('told').set('nameTold')"
    expect(oldNames(planted)).toEqual(['nameFaults', 'told', 'useUnsure', 'nameTold'])
  })

  function oldNames(text: string): string[] {
    const isKey = (found: string) => /^'\w*[a-z][A-Z]\w*'$/.test(found)
    const bare = text.replace(/\/\*[^]*?\*\/|(?<!:)\/\/.*|'[^'\n]*'|"[^"\n]*"/g, (found) =>
      isKey(found) ? found : ' ',
    )
    const names = new Set(bare.match(/[A-Za-z_$][\w$]*/g))
    return [...names].filter((name) => name.split(/(?=[A-Z])|_/).some((part) => old.has(part.toLowerCase())))
  }
})

describe('words', () => {
  it('contain no promise forbidden to advisers', () => {
    const spoken = sources(/^(src|test\/service|test\/wechat|public)\/.*\.(tsx?|html|json|txt)$|^index\.html$/)
    const said = spoken
      .filter(({ path }) => !/\.test\./.test(path))
      .flatMap(({ path, text }) =>
        text
          .split('\n')
          .filter((line) => forbiddenIn(line) !== undefined)
          .map((line) => `${path}: ${line.trim()}`),
      )
    expect(said).toEqual([])
  })

  it.each(['本服务稳赚不赔', '最后3个名额', '跟着老师带你抓涨停，保本', '不承诺收益，但内幕消息'])(
    'are detected when planted: %s',
    (text) => expect(forbiddenIn(text)).toBeDefined(),
  )

  it('in a warning are allowed', () => {
    expect(forbiddenIn('本公司不承诺收益，是否有人向您承诺收益？')).toBeUndefined()
  })
})

describe('files', () => {
  it('contain no path of a machine', () => {
    const named = sources(/\.(tsx?|mjs|json|md|css|html|sh)$|^\.ci\/|^\.\w+$/).filter(({ text }) => {
      return /(?<![\w.])\/(?:home|root|Users|work|private)\/\w/.test(text)
    })
    expect(paths(named)).toEqual([])
  })

  it('contain no to-do marks', () => {
    const marks = /\b(TO{1}DO|FIX{1}ME)\b/
    expect(paths(programs.filter(({ text }) => marks.test(text)))).toEqual([])
  })

  it('are short: none over 300 lines of code, half of them under 60', () => {
    const sizes = programs.filter(({ path }) => !/\.test\.|^test\/(e2e|corpora|bench)\//.test(path))
    const counts = sizes.map(({ path, text }) => ({ path, lines: codeLines(text) }))
    expect(counts.filter(({ lines }) => lines > 300)).toEqual([])
    const middle = counts.map(({ lines }) => lines).toSorted((a, b) => a - b)[Math.floor(counts.length / 2)]
    expect(middle).toBeLessThanOrEqual(60)
  })

  it('have no catch-all module', () => {
    expect(paths(programs).filter((path) => /(^|\/)(utils?|common|helpers?|types)(\/|\.tsx?$)/.test(path))).toEqual([])
  })

  it('leave the page and set HTML in one place each', () => {
    const outside = client.filter(({ path }) => !/^src\/(app\/inline|build)\//.test(path))
    const leaving = /\blocation(\.href)?\s*=[^=>]|\blocation\.(assign|replace)\(/
    expect(paths(outside.filter(({ text }) => leaving.test(text)))).toEqual(['src/session/leave.ts'])
    const setting = /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=[^=]|insertAdjacentHTML|\bsrcdoc\b/i
    expect(paths(outside.filter(({ text }) => setting.test(text)))).toEqual(['src/ui/prose/safe-html.tsx'])
  })
})

describe('packages', () => {
  const own = JSON.parse(read('package.json')) as Record<string, Record<string, string>> // read by name below npm's own file.
  const lock = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { version?: string; resolved?: string; link?: boolean; hasInstallScript?: boolean }>
  }
  const installed = Object.entries(lock.packages).filter(([path]) => path !== '')

  it('are at most 13 in production, with exact versions', () => {
    expect(Object.keys(own['dependencies'] ?? {}).length).toBeLessThanOrEqual(13)
    const all = [own['dependencies'], own['devDependencies'], own['optionalDependencies']]
    for (const version of all.flatMap((each) => Object.values(each ?? {}))) expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  })

  it('come from the registry, none from Git or a folder', () => {
    for (const [path, { version, resolved = 'https://', link }] of installed) {
      expect(`${path} ${version} ${resolved} ${link}`).toMatch(/^\S+ \d\S* https:\/\/\S* undefined$/)
      expect(resolved).not.toMatch(/git|github\.com/)
    }
  })

  it('are all in the lock file, those for other systems too', () => {
    const wanted = Object.values(lock.packages).flatMap((each) => Object.keys(Object(each).optionalDependencies ?? {}))
    expect(wanted.filter((name) => !installed.some(([path]) => path.endsWith(`node_modules/${name}`)))).toEqual([])
  })

  it('need no install scripts', () => {
    expect(read('.npmrc')).toContain('ignore-scripts=true')
    // Those of esbuild, workerd and sharp only look for a binary that their optional packages have brought.
    const known = ['esbuild', 'fsevents', 'sharp', 'workerd']
    const scripted = installed
      .filter(([, each]) => each.hasInstallScript)
      .map(([path]) => path.split('node_modules/').at(-1))
    expect(scripted.filter((name) => !known.includes(name ?? ''))).toEqual([])
  })
})
