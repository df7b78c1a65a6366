import type { OwnContent } from '@corridor/contract/configurations/own-content'
import { momentIn } from '@corridor/domain/calendar/day-words'
import { Card } from '@corridor/ui/card'
import { faultsOfContent } from '../../../forms/faults-of-content.ts'
import { SaveBar } from '../../../forms/save-bar.tsx'
import { useTyped } from '../../../forms/use-typed.ts'
import { useLeaveQuestion } from '../../../frame/messages/leave-question.tsx'
import { useUser } from '../../../frame/use-user.ts'
import type { OwnedTool } from './own-content.ts'
import { loadedOwnForm } from './own-forms.ts'
import { useSaveOwn } from './use-save-own.ts'

interface Props {
  readonly tool: OwnedTool
  readonly kept: OwnContent
}

export function OwnContentCard({ tool, kept }: Props) {
  const { changedAt } = kept
  const { time_zone: timeZone } = useUser().district
  const { value, base, isTyped, change, settle, moved, undo } = useTyped(kept)
  const { save, isSending, faults, forget } = useSaveOwn(tool, { onSaved: settle, onMoved: moved })
  useLeaveQuestion(() => isTyped)
  const Form = loadedOwnForm(tool)
  return (
    <>
      <Card
        title={tool.title}
        subtitle={changedAt ? `Saved ${momentIn(timeZone, changedAt)}.` : 'Nothing saved yet.'}
      >
        <Form value={value} change={change} isReadOnly={false} faults={faultsOfContent(faults)} />
      </Card>
      {isTyped && (
        <SaveBar
          words="Not saved yet."
          save="Save"
          isSaving={isSending}
          onUndo={() => {
            undo()
            forget()
          }}
          onSave={() => void save(value, base)}
        />
      )}
    </>
  )
}
