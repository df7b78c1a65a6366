/**
 * Scrolls a strip sideways until an item is in sight, with `edge` of what stands beside it, and no further: what a
 * finger has just found stays under it.
 */
export function showInStrip(strip: HTMLElement, item: HTMLElement, edge = 0) {
  const left = item.offsetLeft - edge
  const right = item.offsetLeft + item.offsetWidth + edge
  if (left < strip.scrollLeft) strip.scrollLeft = left
  else if (right > strip.scrollLeft + strip.clientWidth) strip.scrollLeft = right - strip.clientWidth
}
