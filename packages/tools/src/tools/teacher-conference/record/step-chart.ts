import type { Block, Hue } from '@corridor/domain/report/block'
import { counted } from '@corridor/domain/words/count-words'
import { type Outcome, outcomes, outcomeTitles } from '../kinds.ts'

/** How a step stands at the end of the conference. */
type State = 'new' | Outcome

const titles: Readonly<Record<State, string>> = { new: 'New', ...outcomeTitles }

const hues: Readonly<Record<State, Hue>> = {
  new: 'sky',
  done: 'olive',
  mastered: 'petrol',
  dropped: 'slate',
  carried: 'marigold',
}

/** A chart of steps; a state has the same color in all of them. */
export function stepChart(
  title: string,
  bars: readonly { readonly label: string; readonly count: (state: State) => number }[],
  states: readonly State[] = ['new', ...outcomes],
): Extract<Block, { kind: 'chart' }> {
  const numbers = bars.map(({ label, count }) => ({ label, of: states.map(count) }))
  const n = numbers.reduce((all, { of }) => of.reduce((sum, it) => sum + it, all), 0)
  return {
    kind: 'chart',
    title,
    chart: {
      shape: 'stacked-bars',
      parts: states.map((key) => ({ key, label: titles[key], hue: hues[key] })),
      bars: numbers.map(({ label, of }) => ({
        label,
        values: Object.fromEntries(states.map((state, place) => [state, of[place] ?? 0])),
      })),
    },
    table: {
      columns: [{ title: 'Steps' }, ...states.map((state) => ({ title: titles[state], isNumber: true }))],
      rows: numbers.map(({ label, of }) => [label, ...of.map(String)]),
    },
    n,
    counted: counted(n, 'step'),
  }
}
