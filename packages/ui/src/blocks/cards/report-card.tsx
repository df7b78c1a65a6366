import type { Block } from '@corridor/domain/report/block'
import type { Opening } from '@corridor/domain/report/opening'
import { useId, useState } from 'react'
import { Blocks } from '../blocks.tsx'
import { FactsStrip } from '../facts-strip.tsx'
import { type FigureBlock, FigureButtons } from '../figure-buttons.tsx'
import { Opened } from '../open-figure.tsx'
import type { CardSize } from './packing/pack-cards.ts'
import styles from './report-card.module.css'
import { DrawnFigure, ReportFigure } from './report-figure.tsx'

export interface ReportCardProps {
  readonly title: string
  /** What it is made of. */
  readonly line: string
  /** How wide it stands beside others. */
  readonly size: CardSize
  readonly blocks: readonly Block[]
  readonly opens?: Opening | undefined
}

/** One part of a report. The buttons of its one figure stand in its head. */
export function ReportCard({ title, line, size, blocks, opens }: ReportCardProps) {
  const id = useId()
  const [isTable, setIsTable] = useState(false)
  const figures = blocks.filter(isFigure)
  const only = figures.length === 1 ? figures[0] : undefined
  const name = title === '' ? (only?.title ?? 'Key figures') : title
  return (
    <section
      className={styles.card}
      data-size={size}
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
          {only && <FigureButtons block={only} name={name} isTable={isTable} onTable={setIsTable} />}
        </header>
      )}
      <div className={styles.blocks} data-many={figures.length > 3 && size === 'full'}>
        {blocks.map((block, place) => drawn(block, place, block === only ? isTable : undefined))}
      </div>
    </section>
  )
}

// The blocks of a card keep their places, so a place is a key.
function drawn(block: Block, place: number, isTable: boolean | undefined) {
  if (block.kind === 'facts') return <FactsStrip key={place} items={block.items} isInCard />
  if (block.kind === 'note') {
    return (
      <p key={place} className={styles.note}>
        {block.text}
      </p>
    )
  }
  if (!isFigure(block)) return <Blocks key={place} blocks={[block]} />
  return isTable === undefined ? (
    <ReportFigure key={place} block={block} />
  ) : (
    <DrawnFigure key={place} block={block} isTable={isTable} />
  )
}

function isFigure(block: Block): block is FigureBlock {
  return block.kind === 'chart' || block.kind === 'table'
}
