import type { Page } from '@playwright/test'

/** The most taps, more than any screen of a tool has; a tool whose controls never end is not tapped for ever. */
const MOST_TAPS = 200

/**
 * Taps every control of the open tool, one of each kind, and tells what moved that a finger might have been on its
 * way to.
 */
export async function tapEverything(page: Page): Promise<{ taps: number; moved: readonly string[] }> {
  await page.evaluate(watchControls)
  const moved: string[] = []
  let taps = 0
  for (let next = await nextOf(page, []); next && taps < MOST_TAPS; taps += 1) {
    await page.touchscreen.tap(next.x, next.y)
    if (next.isText) {
      moved.push(...(await page.evaluate(() => window.afterTap())))
      await page.keyboard.type('A')
    }
    next = await nextOf(page, moved)
  }
  return { taps, moved }
}

/** What the last tap moved, and where the next one goes. */
async function nextOf(page: Page, moved: string[]) {
  const found = await page.evaluate(() => window.nextTap())
  moved.push(...found.moved)
  return found.next
}

interface Next {
  readonly x: number
  readonly y: number
  readonly isText: boolean
}

declare global {
  interface Window {
    afterTap: () => Promise<string[]>
    nextTap: () => Promise<{ readonly moved: string[]; readonly next: Next | null }>
  }
}

/** Watches the controls; it runs in the page. A control is what can be tapped; it is shown if nothing covers it. */
function watchControls() {
  interface Place {
    readonly control: HTMLElement
    readonly x: number
    readonly y: number
    readonly scrolled: readonly [number, number]
    readonly rows: number
    /** Whether the control stands below what is tapped. */
    readonly isAfter: boolean
  }
  const CONTROLS = 'button, input:not([type=file]), select, textarea'
  /** Controls that end something come after all that they would end. */
  const LAST = /^(close|done|less|remove|clear|sign|share|show all)/i
  const ALIKE = 12
  const tapped = new Map<string, number>()
  let before: Place[] = []
  let last: HTMLElement | null = null
  let [isReached, isTyped, opens, closes, hadSheet] = [true, false, false, false, false]

  const labelOf = (control: HTMLElement) =>
    control instanceof HTMLInputElement && /radio|checkbox/.test(control.type)
      ? control.labels?.[0]
      : undefined
  const boxOf = (control: HTMLElement) => (labelOf(control) ?? control).getBoundingClientRect()
  const nameOf = (control: HTMLElement) =>
    (control.getAttribute('aria-label') ?? labelOf(control)?.textContent ?? control.textContent ?? '')
      .trim()
      .slice(0, 60)
  const groupOf = (control: HTMLElement) => {
    const group = control.closest('fieldset, section, [role=radiogroup], nav')
    return `${group?.className} ${group?.getAttribute('aria-label')}`
  }
  const kindOf = (control: HTMLElement) => `${groupOf(control)} ${control.className}`.replace(/\d+/g, '#')
  const isShown = (control: HTMLElement) => {
    const { x, y, width, height } = boxOf(control)
    if (width < 2 || height < 2 || !control.checkVisibility({ visibilityProperty: true })) return false
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    return hit !== null && (control.contains(hit) || labelOf(control)?.contains(hit) === true)
  }
  const scrolledOf = (control: HTMLElement): [number, number] => {
    let [left, top] = [0, 0]
    for (let it = control.parentElement; it; it = it.parentElement) {
      left += it.scrollLeft
      top += it.scrollTop
    }
    return [left, top]
  }
  const listOf = (control: HTMLElement) => control.closest('ol, ul, tbody')
  const placeOf = (control: HTMLElement): Place => {
    const { x, y } = boxOf(control)
    const rows = listOf(control)?.childElementCount ?? 0
    const place = last?.compareDocumentPosition(control) ?? 0
    const isAfter = (place & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    return { control, x, y, scrolled: scrolledOf(control), rows, isAfter }
  }
  const hasSheet = () => document.querySelector('main [role=dialog]') !== null
  const inTool = () => [...document.querySelectorAll<HTMLElement>(`main :is(${CONTROLS})`)]
  const drawn = () =>
    new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))

  /** Whether a control stood still; one that scrolled in its own scroller did not move. */
  const isStill = (by: number, scrolled: number) => Math.abs(by) <= 1 || Math.abs(by + scrolled) <= 1
  /** Whether a control is below something that was opened, typed or taken away, which may move it. */
  const isAsked = (place: Place) =>
    place.isAfter && (opens || isTyped || !last?.isConnected || isGoneBefore(place))
  const isGoneBefore = ({ control }: Place) =>
    before
      .slice(
        0,
        before.findIndex((it) => it.control === control),
      )
      .some((it) => it.isAfter && !it.control.isConnected)
  /** Whether a list that got one more made room for it among its own rows; a sheet leaves in sight what it is about. */
  const isMadeRoomFor = ({ control, rows }: Place) => {
    const list = listOf(control)
    const isLonger = list !== null && list.childElementCount !== rows && !list.contains(last)
    return isLonger || hadSheet !== hasSheet()
  }
  const movedFrom = (place: Place): string[] => {
    const { control, x, y, scrolled } = place
    if (!last || closes || !control.isConnected || boxOf(control).width === 0) return []
    const [left, top] = scrolledOf(control)
    const [right, down] = [Math.round(boxOf(control).x - x), Math.round(boxOf(control).y - y)]
    // The tapped control stays under the finger, however the page is scrolled.
    const isThere =
      isStill(right, left - scrolled[0]) && isStill(down, control === last ? 0 : top - scrolled[1])
    if (isThere || isAsked(place) || isMadeRoomFor(place)) return []
    return [`“${nameOf(last)}” moves “${nameOf(control)}” by ${right}, ${down}`]
  }
  window.afterTap = async () => {
    await drawn()
    const moved = before.flatMap(movedFrom)
    if (last && !isReached) moved.push(`“${nameOf(last)}” is not reached by a tap`)
    before = before.map(({ control }) => placeOf(control))
    isTyped = true
    return moved
  }
  const isFree = (control: HTMLElement) => {
    if (control.getAttribute('aria-disabled') === 'true' || control instanceof HTMLSelectElement) return false
    if (tapped.has(`${kindOf(control)} ${nameOf(control)}`.replace(/\d+/g, '#'))) return false
    return (tapped.get(kindOf(control)) ?? 0) < ALIKE
  }
  const find = (): HTMLElement | undefined => {
    const free = inTool().filter((it) => isFree(it) && it.checkVisibility({ visibilityProperty: true }))
    return free.find((it) => !LAST.test(nameOf(it))) ?? free[0]
  }
  window.nextTap = async () => {
    const moved = await window.afterTap()
    isTyped = false
    for (let control = find(); control; control = find()) {
      const kind = kindOf(control)
      tapped.set(kind, (tapped.get(kind) ?? 0) + 1)
      tapped.set(`${kind} ${nameOf(control)}`.replace(/\d+/g, '#'), 1)
      control.scrollIntoView({ block: 'center', inline: 'nearest' })
      await drawn()
      if (!isShown(control)) continue
      last = control
      isReached = false
      opens = control.getAttribute('aria-expanded') === 'false'
      closes = control.getAttribute('aria-expanded') === 'true'
      hadSheet = hasSheet()
      control.addEventListener('click', () => (isReached = true), { once: true })
      before = [...document.querySelectorAll<HTMLElement>(`main :is(${CONTROLS}), footer button`)]
        .filter(isShown)
        .map(placeOf)
      const { x, y, width, height } = boxOf(control)
      const isText =
        control instanceof HTMLTextAreaElement ||
        /^(text|search)$/.test(
          control.getAttribute('type') ?? (control instanceof HTMLInputElement ? 'text' : ''),
        )
      return { moved, next: { x: x + width / 2, y: y + height / 2, isText } }
    }
    return { moved, next: null }
  }
}
