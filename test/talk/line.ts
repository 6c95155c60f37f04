/** A connection that never opens: as behind a proxy that blocks it. */
export class Silent {
  close() {}
}

/** A connection that a test opens, sends on and closes. */
export class Line {
  /** Those of this test, the newest last. */
  static all: Line[] = []
  /** Closes at once with this code, instead of opening. */
  static refusal: number | undefined
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  readonly url: string
  isOpen = false
  isClosed = false
  constructor(url: string) {
    this.url = url
    Line.all.push(this)
    setTimeout(() => {
      if (Line.refusal !== undefined) return this.end(Line.refusal)
      this.isOpen = true
      this.onopen?.()
      this.say({ t: 'online', d: { count: 3 } })
    }, 20)
  }
  say(frame: object) {
    this.sayText(JSON.stringify(frame))
  }
  /** Whatever it is. */
  sayText(data: string) {
    this.onmessage?.({ data })
  }
  end(code: number) {
    this.isOpen = false
    this.onclose?.({ code })
  }
  send() {
    setTimeout(() => this.isOpen && this.say({ t: 'pong' }), 5)
  }
  close() {
    this.isOpen = false
    this.isClosed = true
  }
  static forget() {
    Line.all = []
    Line.refusal = undefined
  }
  /** The newest open connection with a listener, for `until`: one that took too long to open is replaced. */
  static here(): Line | undefined {
    return Line.all.findLast(({ isOpen, onclose }) => isOpen && onclose !== null)
  }
}
