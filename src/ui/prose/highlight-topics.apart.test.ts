// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { xssStrings } from '#test/corpora/xss.ts'
import { highlightTopics } from './highlight-topics.ts'

/** An element that holds each text as a text. */
function holding(...texts: string[]): HTMLElement {
  const root = document.createElement('div')
  root.append(...texts)
  return root
}

const topics = (root: Element) => [...root.querySelectorAll('mark.topic')].map((mark) => mark.textContent)

test('topics are highlighted, and a second call changes nothing', () => {
  const root = holding('今日#降准#，', '关注#人工智能##半导体#')
  highlightTopics(root)
  highlightTopics(root)
  expect(topics(root)).toEqual(['#降准#', '#人工智能#', '#半导体#'])
  expect(root.textContent).toBe('今日#降准#，关注#人工智能##半导体#')
})

test('a topic links to its address through the router, once', () => {
  const root = holding('看#降准#的影响')
  const href = (topic: string) => `/article?topic=${encodeURIComponent(topic)}`
  highlightTopics(root, href)
  highlightTopics(root, href)
  const links = [...root.querySelectorAll('a[data-internal]')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/article?topic=%23%E9%99%8D%E5%87%86%23'])
  expect(root.textContent).toBe('看#降准#的影响')
})

test('topics inside links and code stay plain text', () => {
  const root = holding()
  for (const name of ['a', 'code', 'pre']) {
    const element = document.createElement(name)
    element.append('#题#')
    root.append(element)
  }
  highlightTopics(root)
  expect(topics(root)).toEqual([])
})

test('no hostile text becomes markup or loses a character', () => {
  for (const text of xssStrings()) {
    const root = holding(`#${text}`, text)
    highlightTopics(root)
    expect(root.textContent).toBe(`#${text}${text}`)
    expect([...root.children].every((child) => child.matches('mark.topic') && child.children.length === 0)).toBe(true)
  }
})
