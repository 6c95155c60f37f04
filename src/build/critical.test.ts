import { expect, it } from 'vitest'
import { criticalCss } from './critical.ts'

const css =
  ':root{--a:1px;--b:var(--c);--c:2px;--d:3px}.used{color:red;width:var(--a)}.unused{color:blue;height:var(--b)}.used .unused{color:green}@media (min-width:1px){.unused{top:0}.used{left:0}}.state-open{top:1px}a{color:red}'

it('keeps rules the markup can use, including media rules', () => {
  const kept = criticalCss(css, '<p class="x used">')
  expect(kept).toContain('--a:1px')
  expect(kept).toContain('.used{color:red;width:var(--a)}')
  expect(kept).toContain('left:0')
  expect(kept).toContain('a{color:red}')
  expect(kept).not.toContain('unused')
  expect(kept).not.toContain('state-open')
})

it('keeps every class that a field may become', () => {
  expect(criticalCss(css, '<p class="state-{{state}}">')).toContain('.state-open')
})

it('keeps a selector list while one of its parts matches, and keyframes in use', () => {
  const moving =
    ':is(.used,.unused):empty{top:1px}:is(.unused>input,.other)::placeholder{top:2px}@keyframes turn{to{rotate:1turn}}@keyframes rise{to{top:0}}.used{animation:1s turn}.unused{animation:1s rise}'
  const kept = criticalCss(moving, '<p class="used">')
  expect(kept).toContain('top:1px')
  expect(kept).not.toContain('top:2px')
  expect(kept).toContain('@keyframes turn')
  expect(kept).not.toContain('rise')
})

it('drops unused custom properties, and keeps those the markup uses', () => {
  const kept = criticalCss(css, '<p class="used" style="top:var(--d)">')
  expect(kept).toMatch(/^:root\{--a:1px;--d:3px\}/)
})
