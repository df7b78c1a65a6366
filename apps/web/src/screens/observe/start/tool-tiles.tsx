import { counted } from '@corridor/domain/words/count-words'
import { Button } from '@corridor/ui/capture/button'
import { IconGripVertical } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { toolOf } from '../../../tool-looks.ts'
import { remembered, rememberOrder } from '../visit/remembered.ts'
import { ALL_TOOLS_OFF, inOwnOrder, moved, type StartTool, shownAtOnce } from './start-tools.ts'
import { ToolOrder } from './tool-order.tsx'
import styles from './tool-tiles.module.css'

interface Props {
  readonly userId: number
  readonly tools: readonly StartTool[]
  /** The heading above the tiles. */
  readonly heading?: ReactNode
  /** A tag of the tool: “Used last visit”. */
  readonly tagOf: (tool: StartTool) => string | undefined
  /** Whether the tool comes before the district’s order, where the observer has made none. */
  readonly isFirst: (tool: StartTool) => boolean
  readonly onTap: (tool: StartTool) => void
}

export function ToolTiles({ userId, tools, heading, tagOf, isFirst, onTap }: Props) {
  const [order, setOrder] = useState(() => remembered(userId).order)
  const [isOrdering, setIsOrdering] = useState(false)
  const [areAllShown, setAreAllShown] = useState(false)
  const ordered = inOwnOrder(tools, order, isFirst)
  const shown = areAllShown ? ordered : shownAtOnce(ordered)
  const more = ordered.filter((tool) => !shown.includes(tool))

  const move = (key: string, by: -1 | 1) => {
    const next = moved(
      ordered.map((it) => it.key),
      key,
      by,
    )
    rememberOrder(userId, next)
    setOrder(next)
  }
  if (tools.length === 0) return <NoTools />
  return (
    <section className={styles.tools} aria-label="Tools">
      {heading}
      {isOrdering ? (
        <ToolOrder tools={ordered} onMove={move} onDone={() => setIsOrdering(false)} />
      ) : (
        <>
          <ul className={styles.tiles}>
            {shown.map((tool) => (
              <li key={tool.key}>
                <Tile tool={tool} tag={tagOf(tool)} onTap={() => onTap(tool)} />
              </li>
            ))}
          </ul>
          <div className={styles.below}>
            {more.length > 0 && (
              <Button look="link" onClick={() => setAreAllShown(true)}>
                {moreWords(more)}
              </Button>
            )}
            {ordered.length > 1 && (
              <Button
                look="bare"
                className={styles.reorder}
                icon={<IconGripVertical size={18} stroke={1.8} aria-hidden />}
                onClick={() => setIsOrdering(true)}
              >
                Reorder
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  )
}

/** “5 more tools”, “5 more tools and 2 more sets” */
function moreWords(more: readonly StartTool[]): string {
  const sets = more.filter(({ subtitle }) => subtitle !== '').length
  const tools = more.length - sets
  return [
    ...(tools > 0 ? [counted(tools, 'more tool')] : []),
    ...(sets > 0 ? [counted(sets, 'more set')] : []),
  ].join(' and ')
}

function NoTools() {
  return (
    <section className={styles.tools} aria-label="Tools">
      <header>
        <h2>No tool to begin with</h2>
      </header>
      <p>{ALL_TOOLS_OFF}</p>
    </section>
  )
}

interface TileProps {
  readonly tool: StartTool
  readonly tag: string | undefined
  readonly onTap: () => void
}

function Tile({ tool: { toolTypeId, title, subtitle, setUp }, tag, onTap }: TileProps) {
  const { Icon } = toolOf(toolTypeId)
  return (
    <button type="button" className={styles.tile} data-last={tag !== undefined || undefined} onClick={onTap}>
      <Icon size={28} stroke={1.8} aria-hidden />
      {tag && <span className={styles.last}>{tag}</span>}
      <span className={styles.title}>
        <strong>{title}</strong>
        {subtitle && <span>{subtitle}</span>}
        {setUp && <span>{setUp}</span>}
      </span>
    </button>
  )
}
