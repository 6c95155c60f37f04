import { existsSync } from 'node:fs'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { brand } from '#config/brand.ts'
import { DisclosureFooter } from './disclosure-footer.tsx'

afterEach(cleanup)

it('the police filing number has its bundled badge and links to its record', () => {
  render(<DisclosureFooter company={brand} />)
  const link = screen.getByRole('link', { name: new RegExp(brand.policeNo) })
  const badge = link.querySelector('img')?.getAttribute('src') ?? ''
  expect(badge).toMatch(/^\/[\w-]+\.svg$/)
  expect(existsSync(`public${badge}`)).toBe(true)
  expect(link.getAttribute('href')).toMatch(/^https:\/\/beian\.mps\.gov\.cn\//)
})
