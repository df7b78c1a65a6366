import { Button } from '@corridor/ui/capture/button'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { toolOf } from '../../../tool-looks.ts'
import type { StartTool } from './start-tools.ts'
import styles from './tool-order.module.css'

interface Props {
  readonly tools: readonly StartTool[]
  readonly onMove: (key: string, by: -1 | 1) => void
  readonly onDone: () => void
}

/** The observer’s order of tools, changed by buttons instead of dragging: they work by touch and by keys alike. */
export function ToolOrder({ tools, onMove, onDone }: Props) {
  return (
    <>
      <ol className={styles.order}>
        {tools.map(({ key, toolTypeId, title, subtitle }) => {
          const { Icon } = toolOf(toolTypeId)
          const name = subtitle ? `${title}, ${subtitle}` : title
          return (
            <li key={key}>
              <Icon size={20} stroke={1.8} aria-hidden />
              <span>{name}</span>
              <Button look="bare" aria-label={`${name}: earlier`} onClick={() => onMove(key, -1)}>
                <IconChevronUp size={20} stroke={1.8} aria-hidden />
              </Button>
              <Button look="bare" aria-label={`${name}: later`} onClick={() => onMove(key, 1)}>
                <IconChevronDown size={20} stroke={1.8} aria-hidden />
              </Button>
            </li>
          )
        })}
      </ol>
      <Button className={styles.done} onClick={onDone}>
        Done
      </Button>
    </>
  )
}
