import { isConference } from '@corridor/domain/observation/conference'
import type { ObservationDocument } from '@corridor/domain/observation/observation'
import { Button } from '@corridor/ui/capture/button'
import { Sheet } from '@corridor/ui/capture/sheet'
import { IconCalendarEvent, IconNote, IconTrash } from '@tabler/icons-react'
import type { Device } from '../../../device/device.ts'
import type { Kept } from '../../../device/kept.ts'
import styles from '../sheets.module.css'
import { AddTool } from '../visit/add-tool.tsx'
import { VisitFactsFields } from '../visit/visit-facts-fields.tsx'
import { WrongPerson } from '../visit/wrong-person.tsx'
import { DeleteDraft, isDeletable } from './delete-draft.tsx'

export type SheetName = 'more' | 'note' | 'facts' | 'tools' | 'person' | 'delete'

interface Props {
  readonly name: SheetName
  readonly device: Device
  readonly kept: Kept
  readonly onEdit: (part: Partial<ObservationDocument>) => void
  readonly onShow: (name: SheetName | undefined) => void
}

/** The sheet that slides up over the tool and leaves it working. */
export function CaptureSheet({ name, device, kept, onEdit, onShow }: Props) {
  const { document } = kept
  const close = () => onShow(undefined)
  const isTalk = isConference(document.toolTypeId)
  if (name === 'person') return <WrongPerson device={device} kept={kept} onClose={close} />
  return (
    <Sheet key={name} title={isTalk ? talkTitles[name] : titles[name]} onClose={close}>
      {name === 'more' && <More kept={kept} isTalk={isTalk} onShow={onShow} />}
      {name === 'note' && (
        <label className={styles.note}>
          Only you can read it. It is never sent.
          <textarea
            rows={5}
            maxLength={20_000}
            value={document.privateNotes}
            onChange={(event) => onEdit({ privateNotes: event.target.value })}
          />
        </label>
      )}
      {name === 'facts' && (
        <VisitFactsFields
          snapshot={device.snapshot()}
          schoolId={document.schoolId}
          facts={document}
          isTalk={isTalk}
          staysCoaching={kept.version > 1 && kept.base?.document.purpose === 'coaching'}
          onChange={({ purpose, isAnnounced, context }) => onEdit({ purpose, isAnnounced, context })}
        />
      )}
      {name === 'tools' && <AddTool device={device} kept={kept} onStay={close} />}
      {name === 'delete' && <DeleteDraft device={device} kept={kept} onKeep={close} />}
    </Sheet>
  )
}

const titles = {
  more: 'More',
  note: 'Private note',
  facts: 'Visit facts',
  tools: 'Add a tool to this visit',
  delete: 'Delete this draft?',
}
const talkTitles = { ...titles, facts: 'Conference facts' }

function More({ kept, isTalk, onShow }: Pick<Props, 'kept' | 'onShow'> & { readonly isTalk: boolean }) {
  return (
    <div className={styles.menu}>
      <Button
        size="large"
        icon={<IconNote size={20} stroke={1.8} aria-hidden />}
        onClick={() => onShow('note')}
      >
        Private note
      </Button>
      <Button
        size="large"
        icon={<IconCalendarEvent size={20} stroke={1.8} aria-hidden />}
        onClick={() => onShow('facts')}
      >
        {isTalk ? talkTitles.facts : titles.facts}
      </Button>
      {isDeletable(kept) && (
        <Button
          size="large"
          icon={<IconTrash size={20} stroke={1.8} aria-hidden />}
          onClick={() => onShow('delete')}
        >
          Delete this draft
        </Button>
      )}
    </div>
  )
}
