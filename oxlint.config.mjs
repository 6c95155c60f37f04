/** Lint rules. The import law and the "one file may…" rules of the README are the tables below. */
import { readdirSync } from 'node:fs'

const ours = [
  'api',
  'app',
  'build',
  'config',
  'data',
  'edge',
  'entities',
  'features',
  'lib',
  'quotes',
  'session',
  'site',
  'test',
  'tracking',
  'ui',
  'wechat',
]

/** Folder → the folders of ours that it may import. */
const law = {
  'src/lib': ['lib'],
  'src/config': ['config'],
  'src/ui': ['lib', 'ui'],
  'src/api': ['lib', 'config', 'api'],
  'src/wechat': ['lib', 'config', 'wechat'],
  'src/session': ['lib', 'config', 'api', 'wechat', 'session'],
  'src/data': ['lib', 'config', 'api', 'session', 'data'],
  'src/quotes': ['lib', 'config', 'api', 'session', 'data', 'quotes'],
  'src/entities': ['lib', 'config', 'api', 'ui', 'wechat', 'session', 'data', 'quotes', 'tracking', 'entities'],
  'src/tracking': ['lib', 'config', 'api', 'session', 'tracking'],
  'src/app': ours.filter((each) => each !== 'build' && each !== 'edge' && each !== 'test'),
  'src/build': ['lib', 'app', 'config', 'edge', 'build'],
  'src/edge': ['lib', 'config', 'edge'],
  sw: ['lib'],
  'test/service': ['api', 'quotes', 'edge', 'lib', 'config', 'test'],
  'test/wechat': ['lib', 'config', 'test'],
}

/** Folders of folders: each of them imports none of its neighbours. */
const neighbours = {
  features: ['lib', 'config', 'api', 'ui', 'wechat', 'session', 'data', 'quotes', 'tracking', 'entities', 'features'],
  site: ['lib', 'config', 'api', 'ui', 'data', 'tracking', 'wechat', 'entities', 'site'],
}

const clientPackages = ['react', 'react-dom', 'wouter', 'valibot', 'zustand', 'swr', 'weixin-js-sdk']
const swr = ['swr', 'swr/infinite', 'swr/mutation', 'swr/immutable', 'swr/subscription'].map((name) => ({
  name,
  message: 'swr lives in src/data alone',
}))
const sdk = { name: 'weixin-js-sdk', message: 'the SDK lives in src/wechat alone' }
const numbers = {
  name: 'valibot',
  importNames: ['number', 'finite', 'integer', 'safeInteger'],
  message: 'a number is read by Finite, Count or Time of src/api/shapes/number.ts',
}

function imports(files, may, more = []) {
  const banned = ours.filter((each) => !may.includes(each)).map((each) => `#${each}/**`)
  const patterns = [...(banned.length > 0 ? [{ group: banned, message: 'the import law (README)' }] : []), ...more]
  const paths = [
    ...(files.startsWith('src/data') ? [] : swr),
    ...(files.startsWith('src/wechat') ? [] : [sdk]),
    ...(files.startsWith('test/') ? [] : [numbers]),
  ]
  return { files: [files], rules: { 'no-restricted-imports': ['error', { patterns, paths }] } }
}

function apart(folder, may) {
  const names = readdirSync(new URL(`src/${folder}`, import.meta.url))
  return names.map((name) => {
    // The frame of the site is every page's.
    const group = names.filter((each) => each !== name && each !== 'frame').map((each) => `#${folder}/${each}/**`)
    const law = { group, message: 'no neighbour: link through the route table' }
    return imports(`src/${folder}/${name}/**`, may, group.length > 0 ? [law] : [])
  })
}

/** A screen's words may be inlined into its HTML: beside types they use only pure functions. */
const words = {
  files: ['src/**/*.words.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: [
              ...ours.filter((each) => each !== 'lib' && each !== 'entities').map((each) => `#${each}/**`),
              '#entities/**/*.tsx',
              '#entities/**/*.model.ts',
              ...clientPackages,
            ],
            message: 'words may be inlined into HTML: #lib, the words of entities, siblings and types',
            allowTypeImports: true,
          },
        ],
      },
    ],
  },
}

/** Capability → the one place that has it. */
const globals = {
  fetch: 'src/api/send.ts',
  XMLHttpRequest: 'src/api/put-file.ts',
  localStorage: 'src/session/storage.ts',
  sessionStorage: 'src/session/storage.ts',
  indexedDB: 'src/data/offline/database.ts',
}
const properties = [
  { property: 'innerHTML', home: 'src/ui/prose/safe-html.tsx' },
  { property: 'outerHTML', home: 'src/ui/prose/safe-html.tsx' },
  { property: 'insertAdjacentHTML', home: 'src/ui/prose/safe-html.tsx' },
  { object: 'document', property: 'write', home: '' },
  { object: 'window', property: 'fetch', home: 'src/api/send.ts' },
  { object: 'globalThis', property: 'fetch', home: 'src/api/send.ts' },
  { object: 'window', property: 'localStorage', home: 'src/session/storage.ts' },
  { object: 'globalThis', property: 'localStorage', home: 'src/session/storage.ts' },
  { object: 'location', property: 'assign', home: 'src/session/leave.ts' },
  { object: 'location', property: 'replace', home: 'src/session/leave.ts' },
  { object: 'window', property: 'open', home: '' },
]

function only(file) {
  return {
    'no-restricted-globals': [
      'error',
      ...Object.entries(globals)
        .filter(([, home]) => home !== file)
        .map(([name, home]) => ({ name, message: `${home} alone uses ${name}` })),
    ],
    'no-restricted-properties': [
      'error',
      ...properties
        .filter(({ home }) => home !== file)
        .map(({ home, ...rule }) => ({ ...rule, message: home ? `${home} alone does this` : 'not here' })),
    ],
  }
}

const homes = [...new Set([...Object.values(globals), ...properties.map(({ home }) => home)])].filter(Boolean)

export default {
  plugins: ['typescript', 'react', 'import', 'unicorn', 'oxc', 'jsx-a11y', 'vitest'],
  categories: { correctness: 'error' },
  options: { typeAware: true },
  env: { browser: true, es2024: true },
  ignorePatterns: ['dist', 'public'],
  rules: {
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-misused-spread': 'off',
    'typescript/unbound-method': 'off',
    'import/no-cycle': 'error',
    'import/no-relative-parent-imports': 'error',
    'import/no-default-export': 'error',
    'no-console': 'error',
    'no-eval': 'error',
    'no-new-func': 'error',
    'max-lines': ['error', { max: 300, skipComments: true, skipBlankLines: true }],
    'react/exhaustive-deps': 'error',
    'react/rules-of-hooks': 'error',
    'react/no-danger': 'error',
    'react/jsx-no-target-blank': 'error',
    // Live words are a `role="status"` on the element that holds them; the service has no caption tracks.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/media-has-caption': 'off',
    'vitest/no-focused-tests': 'error',
    'vitest/no-disabled-tests': 'error',
    // Properties expect only of what is left when a value is refused; a bare `toThrow` is enough where any error is.
    'vitest/no-conditional-expect': 'off',
    'vitest/require-to-throw-message': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'vitest/expect-expect': 'off',
    'no-restricted-imports': ['error', { paths: [...swr, sdk] }],
    ...only(),
  },
  overrides: [
    ...Object.entries(law).map(([folder, may]) => imports(`${folder}/**`, may)),
    ...Object.entries(neighbours).flatMap(([folder, may]) => apart(folder, may)),
    words,
    { files: ['src/api/shapes/number.ts'], rules: { 'no-restricted-imports': 'off' } },
    imports('src/app/inline/**', ['app', 'lib', 'data', 'features']),
    ...homes.map((file) => ({ files: [file], rules: only(file) })),
    { files: ['src/ui/prose/safe-html.tsx'], rules: { 'react/no-danger': 'off' } },
    // The inline boot script runs before any module: it reads what the modules keep.
    { files: ['src/app/inline/**', 'sw/**'], rules: { 'no-restricted-globals': 'off' } },
    // It runs on a server.
    { files: ['src/edge/**'], rules: { 'no-restricted-globals': 'off' } },
    {
      files: ['src/build/**', 'test/**', '*.config.*', '**/*.test.ts', '**/*.test.tsx'],
      rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off', 'no-console': 'off' },
    },
    {
      files: ['*.config.*', 'test/*.config.ts', 'test/run/browser-report.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    // Playwright's fixtures are given by a function called `use`, and want a pattern even where they take nothing.
    { files: ['test/e2e/**'], rules: { 'react/rules-of-hooks': 'off', 'no-empty-pattern': 'off' } },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', 'test/e2e/**', 'test/corpora/**'],
      rules: { 'max-lines': 'off', 'no-restricted-imports': 'off' },
    },
  ],
}
