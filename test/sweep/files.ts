import { Blob } from 'node:buffer'
import { fireEvent } from '@testing-library/dom'
import type { Hand } from './walk.ts'
import type { TestEnvironment } from './environment.ts'

/** Represents any camera picture: redrawing is tested in real browsers. */
export function createCamera(colours = [0, 0, 0, 255, 255, 255, 255, 255]): void {
  const pixels = { data: new Uint8ClampedArray(colours) }
  const paperOf = (canvas: HTMLCanvasElement) =>
    new Proxy(
      { canvas, getImageData: () => pixels },
      { get: (known, name) => Reflect.get(known, name) ?? (() => ({ width: 1 })), set: () => true },
    )
  Object.defineProperty(HTMLImageElement.prototype, 'src', {
    configurable: true,
    get(this: HTMLImageElement) {
      return this.getAttribute('src') ?? ''
    },
    set(this: HTMLImageElement, url: string) {
      this.setAttribute('src', url)
      if (url.startsWith('blob:')) queueMicrotask(() => this.dispatchEvent(new Event('load')))
    },
  })
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement) {
      return paperOf(this)
    },
    toBlob: (done: (blob: Blob) => void) => done(new Blob(['card'], { type: 'image/jpeg' })),
  })
}

/**  * Uploads with progress, over the environment's connection: the part of XMLHttpRequest that the client uses. */
export function createSender(environment: TestEnvironment) {
  return class extends EventTarget {
    readonly upload = new EventTarget()
    status = 0
    readonly #stop = new AbortController()
    #method = ''
    #url = ''
    #headers = new Headers()
    getResponseHeader = (name: string) => this.#headers.get(name)
    open(method: string, url: string) {
      this.#method = method
      this.#url = url
    }
    setRequestHeader() {}
    send(body: BodyInit) {
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 2 }))
      const fire = (what: string) => this.dispatchEvent(new Event(what))
      environment.fetch(this.#url, { method: this.#method, body, signal: this.#stop.signal }).then(
        ({ status, headers }) => {
          this.status = status
          this.#headers = headers
          fire('load')
        },
        () => fire('error'),
      )
    }
    abort() {
      this.#stop.abort(new Error('aborted'))
    }
  }
}

/** Gives every empty upload field a picture, and again if the storage lost it. */
export function handsIn(places: string): Hand {
  return () => {
    const empty = [...document.querySelectorAll<HTMLInputElement>(`#root ${places}`)]
    for (const input of empty) {
      Object.defineProperty(input, 'files', { value: [new File(['card'], 'a.jpg', { type: 'image/jpeg' })] })
      fireEvent.change(input)
    }
    if (empty.length > 0) return true
    if (!document.querySelector('#root')?.textContent.includes('请重新上传')) return false
    const buttons = [...document.querySelectorAll<HTMLElement>('#root button')]
    for (const button of buttons) if (button.textContent === '重新选择') button.click()
    return true
  }
}
