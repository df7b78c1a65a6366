import type { Configuration } from '@corridor/contract/configurations/configurations'
import { Note } from '@corridor/ui/note'
import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { SaveBar } from '../../../forms/save-bar.tsx'
import { PageHeader } from '../../../frame/header/page-header.tsx'
import { useLeaveQuestion } from '../../../frame/messages/leave-question.tsx'
import { changeWords } from '../tool/change-words.ts'
import type { ToolList } from '../tool-list.ts'
import { BySchool } from './by-school.tsx'
import styles from './tool-configuration.module.css'
import { ToolGroup } from './tool-group.tsx'
import { ToolOrder } from './tool-order.tsx'
import { useToolChoices } from './use-tool-choices.ts'

interface Props {
  readonly list: ToolList
  /** The configurations; absent where they did not load. */
  readonly configurations: readonly Configuration[] | undefined
}

const views = [
  { value: 'district', label: 'District' },
  { value: 'schools', label: 'By school' },
]

export function ToolConfigurationPage({ list, configurations }: Props) {
  const [view, setView] = useState('district')
  const tools = useToolChoices(list)
  const isChanged = tools.toSave.length > 0
  useLeaveQuestion(() => isChanged)
  const on = tools.choices.filter(({ enabled }) => enabled).length
  return (
    <>
      <PageHeader
        title="Tool Configuration"
        action={<SegmentedControl aria-label="Show" data={views} value={view} onChange={setView} />}
      >
        {introduction(list)} {on} of {list.all.length} {on === 1 ? 'is' : 'are'} on.
        {list.mayChange && ' Turning a tool off hides it; past visits stay.'}
      </PageHeader>
      {list.isFromDevice && (
        <Note className={styles.note} role="status">
          Corridor cannot be reached. These are the tools this device last loaded.
        </Note>
      )}
      {view === 'district' ? (
        <div className={styles.page}>
          <ToolGroup kind="single" list={list} tools={tools} configurations={configurations} />
          <div className={styles.column}>
            <ToolGroup kind="domain" list={list} tools={tools} configurations={configurations} />
            <ToolOrder list={list} tools={tools} />
          </div>
        </div>
      ) : (
        <BySchool list={list} tools={tools} />
      )}
      {isChanged && (
        <SaveBar
          words={changeWords(list, tools.changes)}
          save="Save changes"
          isSaving={tools.isSaving}
          onUndo={tools.undo}
          onSave={() => void tools.save()}
        />
      )}
    </>
  )
}

function introduction({ mayChange, schools }: ToolList): string {
  if (mayChange) return 'Choose the tools your observers see.'
  if (schools.some((it) => it.mayChange))
    return 'Your district chooses the tools; for your school you choose under By school.'
  return 'The tools your district has chosen.'
}
