import type { OwnContent } from '@corridor/contract/own-content'
import { momentIn } from '@corridor/domain/day-words'
import { isSame } from '@corridor/domain/json'
import { Card } from '@corridor/ui/card'
import { useState } from 'react'
import { SaveBar } from '../../forms/save-bar.tsx'
import { useLeaveQuestion } from '../../frame/leave-question.tsx'
import { useUser } from '../../frame/use-user.ts'
import type { OwnedTool } from './own-content.ts'
import { loadedOwnForm } from './own-forms.ts'
import { useSaveOwn } from './use-save-own.ts'

interface Props {
  readonly tool: OwnedTool
  readonly kept: OwnContent
}

export function OwnContentCard({ tool, kept }: Props) {
  const { content, revision, changedAt } = kept
  const { time_zone: timeZone } = useUser().district
  const [typed, setTyped] = useState(content)
  const { save, isSaving, faults, forget } = useSaveOwn(tool, revision, setTyped)
  const isTyped = !isSame(typed, content)
  useLeaveQuestion(() => isTyped)
  const Form = loadedOwnForm(tool)
  const undo = () => {
    setTyped(content)
    forget()
  }
  return (
    <>
      <Card
        title={tool.title}
        subtitle={changedAt ? `Saved ${momentIn(timeZone, changedAt)}.` : 'Nothing saved yet.'}
      >
        <Form value={typed} change={setTyped} isReadOnly={false} faults={faults} />
      </Card>
      {isTyped && (
        <SaveBar
          words="Not saved yet."
          save="Save"
          isSaving={isSaving}
          onUndo={undo}
          onSave={() => void save(typed)}
        />
      )}
    </>
  )
}
