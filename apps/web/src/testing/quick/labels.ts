/**
 * Queries by role and by label ask every field for its labels, and jsdom answers by looking through the whole page
 * for each label. Here it looks only at labels that name the field or stand around it. Whether they belong to it is
 * still jsdom’s own answer.
 */
const fields = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
]

for (const { prototype } of fields)
  Object.defineProperty(prototype, 'labels', { configurable: true, get: labelsOf })

function labelsOf(this: HTMLElement): readonly HTMLLabelElement[] | null {
  if (this instanceof HTMLInputElement && this.type === 'hidden') return null
  const root = this.getRootNode()
  return labelsIn(root).filter((label) => isNear(label, this) && label.control === this)
}

/** By their name jsdom keeps them at hand until the page changes; by a selector it looks through the page. */
function labelsIn(root: Node): readonly HTMLLabelElement[] {
  if (root instanceof Document || root instanceof Element) return [...root.getElementsByTagName('label')]
  return root instanceof DocumentFragment ? [...root.querySelectorAll('label')] : []
}

function isNear(label: HTMLLabelElement, field: HTMLElement): boolean {
  return label.hasAttribute('for') ? label.htmlFor === field.id : label.contains(field)
}
