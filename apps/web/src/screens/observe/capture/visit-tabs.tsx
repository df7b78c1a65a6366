import { Button } from '@corridor/ui/capture/button'
import { useClock } from '@corridor/ui/capture/use-clock'
import { IconCircleCheck, IconClock, IconPencil, IconPlus } from '@tabler/icons-react'
import { useEffect, useMemo } from 'react'
import { useFromDevice } from '../../../device/use-device.ts'
import { useDoor } from '../../../door/door.tsx'
import { addressOf } from '../address.ts'
import { findLoadedView } from '../capture-views.ts'
import { toolsOfVisit, type VisitTool } from '../visit/tool-state.ts'
import styles from './visit-tabs.module.css'

interface Props {
  /** The observation that is open. */
  readonly id: string
  readonly visitId: string
  readonly now: () => number
  readonly onAdd: () => void
}

/** The tools of a visit, one tap away from each other. Going back from any of them leaves the visit. */
export function VisitTabs({ id, visitId, now, onAdd }: Props) {
  const { navigate } = useDoor()
  const tools = useTools(visitId)
  const open = (tool: VisitTool | undefined) => {
    if (tool && tool.id !== id) void navigate(addressOf(tool.toolTypeId, tool.id), { replace: true })
  }
  const place = tools.findIndex((tool) => tool.id === id)
  useBrackets((by) => open(tools[place + by]))
  return (
    <nav className={styles.tabs} aria-label="Tools of this visit">
      <ul>
        {tools.map((tool) => (
          <li key={tool.id}>
            <Tab tool={tool} isOpen={tool.id === id} now={now} onOpen={() => open(tool)} />
          </li>
        ))}
      </ul>
      <Button className={styles.add} aria-label="Add a tool" onClick={onAdd}>
        <IconPlus size={18} stroke={1.8} aria-hidden />
        Tool
      </Button>
    </nav>
  )
}

/** The visit’s tools, the same object as long as nothing about them changes: a tap in one of them draws no tab. */
function useTools(visitId: string): readonly VisitTool[] {
  const said = useFromDevice((device) => JSON.stringify(toolsOfVisit(device, visitId)), '[]')
  return useMemo(() => JSON.parse(said), [said])
}

interface TabProps {
  readonly tool: VisitTool
  readonly isOpen: boolean
  readonly now: () => number
  readonly onOpen: () => void
}

function Tab({ tool, isOpen, now, onOpen }: TabProps) {
  const { toolTypeId, name, fullName, due } = tool
  const time = useClock(now, due !== null && !isOpen)
  const isDue = !isOpen && due !== null && time >= due.at
  const state = isOpen ? 'open' : isDue ? 'due' : tool.state
  const Icon = findLoadedView(toolTypeId)?.Icon
  return (
    <button
      type="button"
      className={styles.tab}
      data-state={state}
      aria-current={isOpen ? 'true' : undefined}
      ref={isOpen ? intoView : undefined}
      onClick={onOpen}
    >
      <span className={styles.name}>
        {Icon && <Icon size={16} stroke={1.8} aria-hidden />}
        <span className={styles.short}>{name}</span>
        <span className={styles.full}>{fullName}</span>
      </span>
      <span className={styles.state}>
        {marks[state]}
        <span className={styles.words} data-room={due?.words ?? words.waiting}>
          <span>{isDue ? due.words : words[state]}</span>
        </span>
      </span>
    </button>
  )
}

const words = { open: 'Open', waiting: 'Waiting', draft: 'Draft', done: 'Done', due: 'Due' } as const

// The icons are made once: the strip is drawn again with each full second of a clock.
const mark = { size: 14, stroke: 1.8, 'aria-hidden': true } as const
const marks = {
  open: <IconPencil {...mark} />,
  done: <IconCircleCheck {...mark} />,
  due: <IconClock {...mark} />,
  waiting: <span className={styles.ring} />,
  draft: <span className={styles.half} />,
} as const

/** Scrolls the open tool’s tab into view, where the strip has more than there is room for, and again as the room changes. */
function intoView(tab: HTMLElement | null) {
  const show = () => tab?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  show()
  // A keyboard that opens makes tabs of one line out of them, which are wider.
  addEventListener('resize', show)
  return () => removeEventListener('resize', show)
}

/** Goes to the tool before or after by [ and ]; in a text these keys are letters. */
function useBrackets(go: (by: -1 | 1) => void) {
  // The keyboard is heard wherever the focus is.
  useEffect(() => {
    const onKey = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey || (key !== '[' && key !== ']')) return
      if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) return
      go(key === '[' ? -1 : 1)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
}
