/** What an eye finds on a page at one place: a line of words, an icon, a field. */
export interface Piece {
  readonly words: string
  readonly isText: boolean
  /** The ids of the element that holds the piece, and of those around it, outwards. */
  readonly within: readonly number[]
  readonly box: Box
  /** The part of the piece that shows, where something around it cuts or scrolls. */
  readonly seen: Box
  /** The box that cuts the piece without letting anybody scroll there. */
  readonly cut: Box | null
  /** Whether the piece can be scrolled to, or is an excerpt of what something opens. */
  readonly canScrollSideways: boolean
  /**
   * The layer of what lies over something on purpose, such as a bar at the page’s edge or a number on an icon; null
   * for the page itself.
   */
  readonly layer: number | null
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Looked {
  readonly width: number
  readonly scrollWidth: number
  readonly pieces: readonly Piece[]
}

/** Looks at the page; it runs in the page, so everything that it needs is inside. */
export function lookAtPage(): Looked {
  const ids = new Map<Element, number>()
  const idOf = (element: Element) => ids.get(element) ?? ids.set(element, ids.size).size - 1
  const around = (element: Element | null): Element[] =>
    element ? [element, ...around(element.parentElement)] : []
  const cuts = (element: Element) =>
    element !== document.body &&
    element !== document.documentElement &&
    getComputedStyle(element).overflowX !== 'visible'
  const scrolls = (element: Element, way: 'overflowX' | 'overflowY') =>
    ['auto', 'scroll'].includes(getComputedStyle(element)[way])
  /** Whether an element scrolls down as the page itself does: sideways it has nothing to scroll to. */
  const isPage = ({ clientWidth, clientHeight }: Element) =>
    clientWidth >= document.documentElement.clientWidth && clientHeight > innerHeight / 3
  /** Whether an element is for screen readers alone. */
  const isForEars = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    const { clip, clipPath } = getComputedStyle(element)
    return (
      (cuts(element) && Math.min(width, height) <= 1) ||
      clip.startsWith('rect(0') ||
      clipPath === 'inset(50%)'
    )
  }
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !around(element).some((it) => isForEars(it) || it.hasAttribute('inert'))
  const within = (box: Box, edge: Box): Box => ({
    left: Math.max(box.left, edge.left),
    top: Math.max(box.top, edge.top),
    right: Math.min(box.right, edge.right),
    bottom: Math.min(box.bottom, edge.bottom),
  })
  /**
   * Whether an element is the first lines of something, in a list whose entry opens the whole, or on a button that
   * unfolds it.
   */
  const isExcerpt = (element: Element) =>
    element.matches('button[aria-expanded]') ||
    (getComputedStyle(element).webkitLineClamp !== 'none' && element.closest('li, a') !== null)
  /** Whether a number without room on its part of a bar is left out there, and in the bar’s table. */
  const isLeftOut = (part: Element, box: Box) =>
    part.closest('[data-paint]') !== null && box.top >= part.getBoundingClientRect().bottom
  const plain = ({ left, top, right, bottom }: DOMRect): Box => ({ left, top, right, bottom })
  const pieceOf = (element: Element, words: string, isText: boolean, box: Box): Piece => {
    const outer = around(element)
    const cutting = outer.filter((it) => it !== element || isText).filter(cuts)
    const [nearest] = cutting
    const isFixed = nearest && !scrolls(nearest, 'overflowX') && !scrolls(nearest, 'overflowY')
    const isHeld = isFixed && !isExcerpt(nearest) && !isLeftOut(nearest, box)
    const layer = outer.find(
      (it) => ['fixed', 'sticky'].includes(getComputedStyle(it).position) || it.hasAttribute('data-badge'),
    )
    return {
      words,
      isText,
      within: outer.map(idOf),
      box,
      seen: cutting.reduce((seen, it) => within(seen, plain(it.getBoundingClientRect())), box),
      cut: isHeld ? plain(nearest.getBoundingClientRect()) : null,
      canScrollSideways:
        outer.some((it) => scrolls(it, 'overflowX') && !isPage(it)) || (nearest ? isExcerpt(nearest) : false),
      layer: layer ? idOf(layer) : null,
    }
  }
  const texts: Text[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  const lines = texts.flatMap((node) => {
    const element = node.parentElement
    const words = node.data.trim().slice(0, 60)
    if (!element || !words || element.closest('script, style, svg, option') || !isSeen(element)) return []
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
    return boxes.map((box) => pieceOf(element, words, true, plain(box)))
  })
  const drawn = [...document.querySelectorAll('svg, input:not([type="file"]), select, textarea, img')]
  const signs = drawn.flatMap((element) => {
    const box = element.getBoundingClientRect()
    if (Math.min(box.width, box.height) < 8 || !isSeen(element)) return []
    const beside = (element.closest('label, button, a, li, p')?.textContent ?? '').trim().slice(0, 40)
    return [pieceOf(element, `<${element.tagName.toLowerCase()}> ${beside}`, false, plain(box))]
  })
  const { clientWidth, scrollWidth } = document.documentElement
  return { width: clientWidth, scrollWidth, pieces: [...lines, ...signs] }
}
