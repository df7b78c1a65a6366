import { Card } from '@corridor/ui/card'
import { useDrag } from '@corridor/ui/use-drag'
import { Button, VisuallyHidden } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { ToolList } from '../tool-list.ts'
import { type Placed, placeAt } from './place-at.ts'
import styles from './tool-order.module.css'
import type { ToolChoices } from './use-tool-choices.ts'

interface Props {
  readonly list: ToolList
  readonly tools: ToolChoices
}

const EARLIER = ['ArrowLeft', 'ArrowUp']
const LATER = ['ArrowRight', 'ArrowDown']

/** The tools’ order, changed by dragging, by arrow keys, and by two buttons for the tool that was tapped. */
export function ToolOrder({ list, tools }: Props) {
  const shown = tools.choices.filter(({ enabled }) => enabled).map(({ id }) => id)
  const [picked, setPicked] = useState<number>()
  const [said, setSaid] = useState('')
  const chips = useRef<HTMLUListElement>(null)
  const titleOf = (id: number) => list.all.find((it) => it.id === id)?.title ?? ''

  const place = (id: number, at: number) => {
    const others = shown.filter((it) => it !== id)
    const to = Math.min(Math.max(at, 0), others.length)
    if (shown.indexOf(id) === to) return
    tools.order([...others.slice(0, to), id, ...others.slice(to)])
    setSaid(`${titleOf(id)} is now ${to + 1} of ${shown.length}.`)
  }
  const step = (id: number, by: -1 | 1) => place(id, shown.indexOf(id) + by)
  const drag = useDrag(
    (id, { x, y }) => place(Number(id), placeAt(othersIn(chips.current, id), x, y)),
    // A finger drags by the handle alone.
    (target, pointer) => pointer === 'mouse' || target.closest('[data-grip]') !== null,
  )
  const onKey = (id: number, key: string): boolean => {
    if (!EARLIER.includes(key) && !LATER.includes(key)) return false
    step(id, EARLIER.includes(key) ? -1 : 1)
    return true
  }
  const isPicked = picked !== undefined && shown.includes(picked) && list.mayChange
  return (
    <Card
      title="What observers see"
      subtitle="Tools appear in this order on the start screen. Observers can put their own first."
    >
      <ul ref={chips} className={styles.chips} {...(list.mayChange && drag.handlers)}>
        {shown.map((id, at) => (
          <li key={id} data-id={id} data-dragged={drag.dragged === String(id) || undefined}>
            {list.mayChange ? (
              <button
                type="button"
                className={styles.chip}
                aria-pressed={picked === id}
                aria-label={`${titleOf(id)}, ${at + 1} of ${shown.length}. Arrow keys move it.`}
                onClick={() => setPicked(picked === id ? undefined : id)}
                onKeyDown={(event) => onKey(id, event.key) && event.preventDefault()}
              >
                <IconGripVertical data-grip size={16} stroke={1.8} aria-hidden />
                {titleOf(id)}
              </button>
            ) : (
              <span className={styles.chip}>{titleOf(id)}</span>
            )}
          </li>
        ))}
      </ul>
      {isPicked && (
        <div className={styles.move}>
          <span>Move {titleOf(picked)}</span>
          <Button variant="default" size="sm" disabled={picked === shown[0]} onClick={() => step(picked, -1)}>
            Earlier
          </Button>
          <Button
            variant="default"
            size="sm"
            disabled={picked === shown.at(-1)}
            onClick={() => step(picked, 1)}
          >
            Later
          </Button>
        </div>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Card>
  )
}

function othersIn(list: HTMLElement | null, id: string): Placed[] {
  const items = [...(list?.querySelectorAll<HTMLElement>('[data-id]') ?? [])]
  return items.filter((it) => it.dataset.id !== id).map((it) => it.getBoundingClientRect())
}
