import { inPercents } from '@corridor/domain/report/in-percents'
import { createContext, use, useId, useState } from 'react'
import type { FigureBlock } from '../figure-buttons.tsx'
import styles from './card-views.module.css'

/** One of several ways to see the figure of a card. */
export interface CardView {
  /** The view’s name in an address, unique within a report. */
  readonly value: string
  readonly label: string
  /** The card’s line in this view. */
  readonly line: string
  /** The figure’s place among the blocks of the card. */
  readonly block: number
  readonly isPercent?: boolean | undefined
}

interface ChosenViews {
  readonly chosen: readonly string[]
  /** Chooses one of a card’s views. */
  readonly choose: (value: string, views: readonly CardView[]) => void
}

/** Keeps the chosen views with the page; without it each card keeps its own. */
export const ChosenViews = createContext<ChosenViews | undefined>(undefined)

/** The chosen view of a card, the first by default. */
export function useView(views: readonly CardView[] = []) {
  const kept = use(ChosenViews)
  const [own, setOwn] = useState<string>()
  const chosen = kept?.chosen ?? [own]
  const view = views.find(({ value }) => chosen.includes(value)) ?? views[0]
  const choose = (value: string) => (kept ? kept.choose(value, views) : setOwn(value))
  return { view, choose }
}

interface Props {
  readonly name: string
  readonly views: readonly CardView[]
  readonly value: string
  readonly onChange: (value: string) => void
}

export function ViewSwitch({ name, views, value, onChange }: Props) {
  const group = useId()
  return (
    <fieldset className={styles.views} aria-label={`${name} shown as`} data-views>
      {views.map((view) => (
        <label key={view.value}>
          <input
            type="radio"
            name={group}
            checked={view.value === value}
            onChange={() => onChange(view.value)}
          />
          {view.label}
        </label>
      ))}
    </fieldset>
  )
}

export function seenAs(block: FigureBlock, { isPercent }: CardView): FigureBlock {
  return isPercent && block.kind === 'chart' ? inPercents(block) : block
}
