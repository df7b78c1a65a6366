/** The most by which a clock is set back when it is merely corrected. */
const SET_BACK_MS = 30_000

/** The device’s clock, which goes on evenly where somebody sets it back meanwhile. */
export function steadyClock(): () => number {
  // When the page was opened, by the clock of now.
  const opened = () => Date.now() - performance.now()
  let [last, lost] = [opened(), 0]
  return () => {
    const next = opened()
    if (last - next > SET_BACK_MS) lost += last - next
    last = next
    return Math.round(Date.now() + lost)
  }
}
