import { Button } from '@corridor/ui/capture/button'
import { IconGripVertical } from '@tabler/icons-react'
import { useState } from 'react'
import { toolOf } from '../../../tool-looks.ts'
import { remembered, rememberOrder } from '../visit/remembered.ts'
import { ALL_TOOLS_OFF, inOwnOrder, moved, type StartTool } from './start-tools.ts'
import { ToolOrder } from './tool-order.tsx'
import styles from './tool-tiles.module.css'

const FIRST = 6

interface Props {
  readonly userId: number
  readonly tools: readonly StartTool[]
  /** Used with this educator at the last visit. */
  readonly lastToolTypeId: number | null
  readonly onTap: (tool: StartTool) => void
}

export function ToolTiles({ userId, tools, lastToolTypeId, onTap }: Props) {
  const [order, setOrder] = useState(() => remembered(userId).order)
  const [isOrdering, setIsOrdering] = useState(false)
  const [areAllShown, setAreAllShown] = useState(false)
  const ordered = inOwnOrder(tools, order, lastToolTypeId)
  const shown = areAllShown ? ordered : ordered.slice(0, FIRST)
  const more = ordered.length - shown.length

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
      <header>
        <h2>Tap a tool to begin</h2>
        <p>Timer starts at once</p>
      </header>
      {isOrdering ? (
        <ToolOrder tools={ordered} onMove={move} onDone={() => setIsOrdering(false)} />
      ) : (
        <>
          <ul className={styles.tiles}>
            {shown.map((tool) => (
              <li key={tool.key}>
                <Tile tool={tool} isLast={tool.toolTypeId === lastToolTypeId} onTap={() => onTap(tool)} />
              </li>
            ))}
          </ul>
          <div className={styles.below}>
            {more > 0 && (
              <Button look="link" onClick={() => setAreAllShown(true)}>
                {more} more {more === 1 ? 'tool' : 'tools'}
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
  readonly isLast: boolean
  readonly onTap: () => void
}

function Tile({ tool: { toolTypeId, title, subtitle, setUp }, isLast, onTap }: TileProps) {
  const { Icon } = toolOf(toolTypeId)
  return (
    <button type="button" className={styles.tile} data-last={isLast || undefined} onClick={onTap}>
      <Icon size={28} stroke={1.8} aria-hidden />
      {isLast && <span className={styles.last}>Used last visit</span>}
      <span className={styles.title}>
        <strong>{title}</strong>
        {subtitle && <span>{subtitle}</span>}
        {setUp && <span>{setUp}</span>}
      </span>
    </button>
  )
}
