/** Finds the button that shows a chart’s table, by the key that it names. */
const TURNS = '[aria-keyshortcuts="T"]'

/**
 * Shows the table instead of the chart that has the focus, or the chart again. The focus goes to the button that did
 * so: the bar or cell that had it is gone.
 */
export function turnFigure() {
  let card = document.activeElement?.closest('figure, section')
  while (card) {
    const [button, ...others] = card.querySelectorAll<HTMLElement>(TURNS)
    // Among several figures nobody could say which one was meant.
    if (others.length > 0) return
    if (button) {
      button.focus()
      button.click()
      return
    }
    card = card.parentElement?.closest('figure, section')
  }
}
