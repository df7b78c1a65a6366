import './drawn-components.ts'
import './quick/errors.ts'
import './quick/labels.ts'
import './quick/react.ts'
import './quick/styles.ts'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { cleanUp } from './after-each-test.ts'
import { clearCookies } from './cookies.ts'

// A busy machine is slow, and not wrong.
vi.setConfig({ testTimeout: 60_000 })
configure({ asyncUtilTimeout: 20_000 })

const CARD_WIDTH = 320
const viewport = { clientWidth: 1280, clientHeight: 800 }

/** jsdom lays nothing out: everything is as wide as a card, at the top of the page. */
class OneWidth implements ResizeObserver {
  readonly #tell: ResizeObserverCallback

  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell
  }

  observe(target: Element) {
    const size = [{ inlineSize: CARD_WIDTH, blockSize: 0 }]
    const contentRect = new DOMRect(0, 0, CARD_WIDTH, 0)
    const sizes = { borderBoxSize: size, contentBoxSize: size, devicePixelContentBoxSize: size }
    queueMicrotask(() => this.#tell([{ target, contentRect, ...sizes }], this))
  }

  unobserve() {}
  disconnect() {}
}

// Functions of a browser that the UI kit and the router need, and jsdom lacks.
window.ResizeObserver = OneWidth
window.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, CARD_WIDTH, 40)
for (const [name, value] of Object.entries(viewport)) {
  Object.defineProperty(document.documentElement, name, { value, configurable: true })
}
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  })

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  clearCookies()
  cleanUp()
})
