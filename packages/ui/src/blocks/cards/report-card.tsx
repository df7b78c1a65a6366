import type { Block } from '@corridor/domain/report/block'
import type { Opening } from '@corridor/domain/report/opening'
import { useId, useState } from 'react'
import { Blocks } from '../blocks.tsx'
import { EntriesBlock } from '../entries-block.tsx'
import { FactsStrip } from '../facts-strip.tsx'
import { type FigureBlock, FigureButtons } from '../figure-buttons.tsx'
import { Opened } from '../open-figure.tsx'
import { type CardView, seenAs, useView, ViewSwitch } from './card-views.tsx'
import { FigureChoice } from './figure-choice.tsx'
import type { CardSize } from './packing/pack-cards.ts'
import styles from './report-card.module.css'
import { DrawnFigure, isBeside, ReportFigure } from './report-figure.tsx'

export interface ReportCardProps {
  readonly title: string
  /** What the card is made of: “15 visits”. */
  readonly line: string
  /** How wide the card stands beside others. */
  readonly size: CardSize
  readonly blocks: readonly Block[]
  /** The views of the card’s figure, of which one is shown. */
  readonly views?: readonly CardView[] | undefined
  readonly opens?: Opening | undefined
}

/** One card of a report. The buttons of its one figure stand in its head. */
export function ReportCard(card: ReportCardProps) {
  const { title, size, views, opens } = card
  const id = useId()
  const [isTable, setIsTable] = useState(false)
  const { view, choose, blocks, line, figures, only, name } = useSeen(card)
  const trends = figures.filter(isBeside)
  const [place, setPlace] = useState(0)
  const chosen = trends[place] ?? trends[0]
  return (
    <section
      className={styles.card}
      data-size={size}
      data-rows={figures.some(isRows) || undefined}
      aria-labelledby={title === '' ? undefined : id}
      aria-label={title === '' ? name : undefined}
    >
      {(title !== '' || only) && (
        <header>
          <div>
            {title !== '' && <h2 id={id}>{title}</h2>}
            {line !== '' && (
              <p>
                <Opened opening={opens} what={`${name}: ${line}`}>
                  {line}
                </Opened>
              </p>
            )}
          </div>
          {view && views && <ViewSwitch name={name} views={views} value={view.value} onChange={choose} />}
          {trends.length > 1 && (
            <FigureChoice name={name} figures={trends} value={place} onChange={setPlace} />
          )}
          {only && (
            <FigureButtons
              block={only}
              name={seenAsName(name, view)}
              isTable={isTable}
              isBeside={isBeside(only)}
              onTable={setIsTable}
            />
          )}
        </header>
      )}
      <div
        className={styles.blocks}
        data-many={figures.length > 3 && size === 'full'}
        data-narrow={figures.every(isNarrow)}
      >
        {blocks.map((block, at) =>
          drawn(block, at, {
            title,
            chosen,
            isTable: block === only ? isTable : undefined,
            isTitled: blocks.slice(0, at).some(({ kind }) => kind === 'entries'),
          }),
        )}
      </div>
    </section>
  )
}

/** A card in its chosen view, if it has any. */
function useSeen({ title, line, blocks: all, views }: ReportCardProps) {
  const { view, choose } = useView(views)
  const blocks = view ? all.flatMap((block, place) => seenBlocks(block, place, view)) : all
  const figures = blocks.filter(isFigure)
  const only = figures.length === 1 ? figures[0] : undefined
  const name = title === '' ? (only?.title ?? 'Key figures') : title
  return { view, choose, blocks, line: view?.line ?? line, figures, only, name }
}

/** “Educator by indicator, median” */
function seenAsName(name: string, view: CardView | undefined): string {
  return view ? `${name}, ${view.label.toLowerCase()}` : name
}

/** The blocks of a view: its figure, and all that are no figures. */
function seenBlocks(block: Block, place: number, view: CardView): Block[] {
  if (!isFigure(block)) return [block]
  return place === view.block ? [seenAs(block, view)] : []
}

interface Drawing {
  /** The card’s title. */
  readonly title: string
  /** The one of several figures with their tables beside them that a wide screen shows. */
  readonly chosen: FigureBlock | undefined
  readonly isTable: boolean | undefined
  /** Whether the card's only figure has its title above it, as other things stand before it. */
  readonly isTitled: boolean
}

// The blocks of a card keep their places, so a place is a key.
function drawn(block: Block, place: number, { title, chosen, isTable, isTitled }: Drawing) {
  if (block.kind === 'entries') return <EntriesBlock key={place} {...block} isNamed={block.title === title} />
  if (block.kind === 'facts') return <FactsStrip key={place} items={block.items} isInCard />
  if (block.kind === 'note') {
    return (
      <p key={place} className={styles.note}>
        {block.text}
      </p>
    )
  }
  if (!isFigure(block)) return <Blocks key={place} blocks={[block]} />
  if (isTable === undefined)
    return <ReportFigure key={place} block={block} isOther={isBeside(block) && block !== chosen} />
  if (!isTitled) return <DrawnFigure key={place} block={namedIn(title, block)} isTable={isTable} />
  return (
    <div key={place} className={styles.figure}>
      <header>
        <h3>{block.title}</h3>
      </header>
      <DrawnFigure block={block} isTable={isTable} />
    </div>
  )
}

/** A card's only figure with the name of its card: a page has several cards with “Each look-for”. */
function namedIn(title: string, block: FigureBlock): FigureBlock {
  return title === '' || block.title === title ? block : { ...block, title: `${title}: ${block.title}` }
}

/** Whether a block is a chart of rows, whose columns want the whole sheet on paper. */
export function isRows(block: Block): boolean {
  return block.kind === 'chart' && block.chart.shape === 'rows'
}

/** The most months whose names stand beside each other in a third of a sheet. */
const MOST_IN_A_THIRD = 3

function isNarrow(block: FigureBlock): boolean {
  return (
    block.kind === 'chart' && block.chart.shape === 'trend' && block.chart.points.length <= MOST_IN_A_THIRD
  )
}

function isFigure(block: Block): block is FigureBlock {
  return block.kind === 'chart' || block.kind === 'table'
}
