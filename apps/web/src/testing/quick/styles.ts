/**
 * Queries by role ask of every element whether it is shown, and jsdom answers by trying each rule of each style sheet
 * on it: a quarter of the time of all tests of pages. What opens beside something asks of everything around it whether
 * it scrolls, where it is fixed and what turns it. Here jsdom is asked once for elements of the same kind. Everything
 * but `visibility` and what is named below is jsdom's own answer.
 */
const exact = window.getComputedStyle.bind(window)
/** No element has these from those around it: what is laid out beside something asks for all of them. */
const own = [
  ...(['display', 'overflow', 'overflowX', 'overflowY', 'position', 'width', 'height', 'contain'] as const),
  ...(['marginLeft', 'marginRight', 'marginTop', 'marginBottom', 'scrollbarGutter', 'willChange'] as const),
  ...(['paddingLeft', 'paddingRight', 'paddingTop', 'paddingBottom', 'perspective'] as const),
  ...(['transform', 'translate', 'rotate', 'scale', 'filter', 'backdropFilter'] as const),
]
/** Where a style of an element's own names one of them. */
const ownWords =
  /display|overflow|position|width|height|contain|margin|gutter|change|padding|perspective|trans|rotate|scale|filter/
/** What jsdom answered, by the style sheets of the page: each page of a test brings the same ones again. */
const answers = new Map<string, Map<string, string>>()
let values = new Map<string, string>()
let sheets = -1

window.getComputedStyle = (element, pseudo) => {
  if (pseudo) return exact(element, pseudo)
  const read = (name: string | symbol) => {
    const property = own.find((it) => it === name)
    if (property) return ownOf(element, property)
    if (name === 'visibility') return visibilityOf(element)
    return undefined
  }
  const value = (name: string) => read(name) ?? exact(element).getPropertyValue(name)
  return new Proxy(Object.create(null), {
    get: (_, name) =>
      name === 'getPropertyValue' ? value : (read(name) ?? Reflect.get(exact(element), name)),
  })
}

/** The attributes by which style sheets, of the browser and of the page, tell elements apart. */
const attributes = ['class', 'hidden', 'open', 'popover', 'type']

function ownOf(element: Element, property: (typeof own)[number]): string {
  if (document.styleSheets.length !== sheets) values = valuesOfSheets()
  // Only the first summary of an element is shown differently, so summaries are asked for exactly.
  if (element.localName === 'summary') return exact(element)[property]
  const style = element.getAttribute('style')
  const said = style && ownWords.test(style) ? style : null
  const key = JSON.stringify([
    property,
    element.localName,
    ...attributes.map((it) => element.getAttribute(it)),
    said,
  ])
  const known = values.get(key) ?? exact(element)[property]
  values.set(key, known)
  return known
}

function valuesOfSheets(): Map<string, string> {
  sheets = document.styleSheets.length
  const rules = Array.from(document.styleSheets, ({ ownerNode }) => ownerNode?.textContent).join()
  const known = answers.get(rules) ?? new Map<string, string>()
  answers.set(rules, known)
  return known
}

/** The visibility of an element, which it inherits; no style sheet sets it. */
function visibilityOf(element: Element): string {
  for (let it: Element | null = element; it; it = it.parentElement) {
    const said = inline(it)
    if (said) return said
  }
  return 'visible'
}

function inline(element: Element): string {
  const isSaid = element.getAttribute('style')?.includes('visibility') ?? false
  return isSaid && element instanceof HTMLElement ? element.style.visibility : ''
}
