import { combine } from './hostile.ts'

/** An answer that the client must survive. */
export interface MalformedBody {
  /** Says what is wrong; unique. */
  readonly name: string
  readonly status: number
  readonly contentType: string
  readonly body: string | Uint8Array
}

const JSON_TYPE = 'application/json'

/** JSON values in place of another type. */
const VALUES = [
  'null',
  'true',
  'false',
  '0',
  '-1',
  '1.5',
  '1e999',
  '9007199254740993',
  '""',
  '"0"',
  '"null"',
  '[]',
  '[null]',
  '{}',
  '[[]]',
  '{"then":1}',
  '{"__proto__":{"code":0}}',
  '{"$$typeof":"react.element"}',
  '"\\ud800"',
  '"\\u0000"',
]

/** Texts that are not JSON. */
const NO_JSON: readonly string[] = [
  '',
  ' ',
  '\n',
  '\ufeff',
  '\ufeff{"code":0}',
  'null,',
  'undefined',
  'NaN',
  'Infinity',
  '-',
  '{',
  '[',
  '"',
  '{"code"',
  '{"code":',
  '{"code":0',
  '{"code":0,',
  '{"code":0,"data":',
  '{"code":0,"data":{"a":[1,2',
  '{"code":0}}',
  '{"code":0}{"code":0}',
  "{'code':0}",
  '{code:0}',
  '{"code":00}',
  '{"code":+0}',
  '{"code":.5}',
  '{"code":0x0}',
  '{"code":0,}',
  '[1,]',
  '//x\n{}',
  'callback({"code":0})',
  'for(;;);{"code":0}',
  ')]}\',\n{"code":0}',
  '{"a":"\n"}',
  '{"a":"\\x"}',
  '{"a":"\u0001"}',
  '<!doctype html><title>登录</title><p>请先登录',
  '<html><script>location="/login"</script>',
  '<?xml version="1.0"?><code>0</code>',
  'OK',
  'success',
  '502 Bad Gateway',
  'code=0&data=',
  '--x\r\n\r\n{}\r\n--x--',
  'data: {"code":0}\n\n',
  '\u0000\u0000',
]

/** At least 165 answers that are not the envelope of spec §3, or not what the call promised. */
export function malformedBodies(): MalformedBody[] {
  const json = (name: string, body: string): MalformedBody => ({ name, status: 200, contentType: JSON_TYPE, body })
  const data = '{"list":[],"total":0,"pageNo":1,"pageSize":20}'
  return [
    ...VALUES.map((value) => json(`the whole body is ${value}`, value)),
    ...VALUES.map((value) => json(`data is ${value}`, `{"code":0,"data":${value},"message":""}`)),
    ...VALUES.filter((value) => value !== '0').map((value) =>
      json(`code is ${value}`, `{"code":${value},"data":${data},"message":""}`),
    ),
    ...VALUES.map((value) => json(`message is ${value}`, `{"code":1,"data":null,"message":${value}}`)),
    ...VALUES.map((value) =>
      json(`a list holds ${value}`, `{"code":0,"data":{"list":[${value}],"total":1},"message":""}`),
    ),
    ...NO_JSON.map((text, i) => json(`no JSON, ${i}: ${JSON.stringify(text.slice(0, 24))}`, text)),
    ...fields(),
    ...sizes(json),
    ...bytes(),
    ...types(),
  ]
}

/** Envelopes with members missing, doubled or misspelt. */
function fields(): MalformedBody[] {
  const bodies = [
    '{"data":{},"message":""}',
    '{"code":0}',
    '{"code":0,"message":""}',
    '{"code":0,"code":1,"data":null}',
    '{"Code":0,"Data":{}}',
    '{"code":0,"data":{},"data":null}',
    '{"status":0,"result":{}}',
    '{"errcode":0,"errmsg":"ok"}',
    '{"error":"invalid"}',
    '{"code":0,"data":{"__proto__":{"admin":true}}}',
    '{"__proto__":null,"code":0}',
    '{"constructor":{"prototype":{"x":1}},"code":0}',
    '{"code":0,"data":{"toString":1,"valueOf":2}}',
    '{"code":0,"data":{"length":4294967295}}',
    '{"code":0,"data":{"then":null}}',
  ]
  return bodies.map((body) => ({ name: `members: ${body}`, status: 200, contentType: JSON_TYPE, body }))
}

function sizes(json: (name: string, body: string) => MalformedBody): MalformedBody[] {
  const deep = 5_000
  return [
    json('nested deep in arrays', `{"code":0,"data":${'['.repeat(deep)}${']'.repeat(deep)}}`),
    json('nested deep in objects', `{"code":0,"data":${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}}`),
    json('nested deep and never closed', '['.repeat(100_000)),
    json('a text of a million characters', `{"code":0,"data":"${'长'.repeat(1_000_000)}"}`),
    json('a message of 10,000 characters', `{"code":1,"data":null,"message":"${'错'.repeat(10_000)}"}`),
    json('20,000 members', `{"code":0,"data":{${Array.from({ length: 20_000 }, (_, i) => `"k${i}":0`).join(',')}}}`),
    json('50,000 rows of nothing', `{"code":0,"data":{"list":[${'null,'.repeat(50_000)}null],"total":50001}}`),
    json('a number of 10,000 digits', `{"code":0,"data":${'9'.repeat(10_000)}}`),
  ]
}

/** Valid JSON in the wrong bytes. */
function bytes(): MalformedBody[] {
  const good = '{"code":0,"data":{"title":"课程"},"message":""}'
  const utf16 = Uint8Array.from(good, (char) => char.charCodeAt(0))
  const plain = new TextEncoder().encode(good)
  const bodies: [string, Uint8Array][] = [
    ['UTF-16', new Uint8Array(Uint16Array.from(good, (char) => char.charCodeAt(0)).buffer)],
    ['one byte for each character', utf16],
    ['a broken character', Uint8Array.of(...plain.slice(0, 22), 0xe8, 0x22, 0x7d, 0x7d)],
    ['an overlong slash', Uint8Array.of(0x22, 0xc0, 0xaf, 0x22)],
    ['bytes that no text has', Uint8Array.of(0xff, 0xfe, 0xfd)],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
    ['compressed without saying so', Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 0xab, 0xae, 5, 0)],
    ['cut inside a character', plain.slice(0, 30)],
  ]
  return bodies.map(([name, body]) => ({ name: `bytes: ${name}`, status: 200, contentType: JSON_TYPE, body }))
}

/** Pages and texts under the statuses and types of gateways, portals and caches. */
function types(): MalformedBody[] {
  const page = '<!doctype html><title>x</title><p>请连接网络'
  const kinds = ['text/html', 'text/plain', '', 'application/octet-stream', 'application/javascript']
  return combine(['200', '201', '203', '206', '404', '500', '502'], kinds).map(([status = '', contentType = '']) => ({
    name: `a page with ${status} as ${contentType || 'nothing'}`,
    status: Number(status),
    contentType,
    body: page,
  }))
}
