import type { ReactNode } from 'react'
import { type Editing, EditingContext } from './editing.configure.tsx'
import { EntryPanel } from './entry-panel.configure.tsx'
import { OutlineCard } from './outline/outline-card.configure.tsx'
import styles from './set-editor.module.css'
import { SetPanel } from './set-panel.configure.tsx'

interface Props {
  readonly editing: Editing
  /** Whether somebody chose the entry: on a phone it takes the place of the outline. */
  readonly isEntryOpen: boolean
  /** What the page shows beside the editor. */
  readonly children: ReactNode
}

/** The editor of a look-for set or a rubric: the outline at the left, the entry in the middle. */
export function SetEditor({ editing, isEntryOpen, children }: Props) {
  return (
    <EditingContext value={editing}>
      <div className={styles.columns} data-open={isEntryOpen ? 'entry' : 'outline'}>
        <div className={styles.outline}>
          <SetPanel />
          <OutlineCard />
        </div>
        <EntryPanel key={editing.entry?.id} />
        {children}
      </div>
    </EditingContext>
  )
}
