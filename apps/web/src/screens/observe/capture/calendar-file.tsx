import { plannedIn } from '@corridor/tools/tools/teacher-conference/meeting'
import type { ConferenceCapture } from '@corridor/tools/tools/teacher-conference/teacher-conference.shape'
import { Button } from '@corridor/ui/capture/button'
import { ErrorDialog } from '@corridor/ui/forms/error-dialog'
import { saveBytes } from '@corridor/ui/save-file'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { callForFile, contract } from '../../../api/client.ts'
import { useFromDevice, useSyncState } from '../../../device/use-device.ts'
import styles from './capture-header.module.css'

/** Saves a conference for one’s calendar. The button has its place before a day is planned: nothing moves. */
export function CalendarFile({ id }: { readonly id: string }) {
  const isPlanned = useFromDevice((device) => {
    const capture: Partial<ConferenceCapture> = device.find(id)?.document.capture ?? {}
    return plannedIn(capture) !== null
  }, false)
  // The server makes the file from what it has.
  const isSaved = useSyncState(id) === 'saved'
  const [state, setState] = useState<'loading' | 'failed'>()
  const words = !isPlanned ? ', once a day and a time are planned' : isSaved ? '' : ', once all is saved'
  const press = async () => {
    setState('loading')
    try {
      const { bytes, name } = await callForFile(contract.conferences.calendar, {
        params: { observationId: id },
      })
      saveBytes(name || 'conference.ics', bytes)
      setState(undefined)
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <Button
        className={styles.calendar}
        aria-label={`Calendar file${words}`}
        disabled={!isPlanned || !isSaved || state === 'loading'}
        icon={<IconCalendarPlus size={20} stroke={1.8} aria-hidden />}
        onClick={press}
      >
        <span>Calendar file</span>
      </Button>
      {state === 'failed' && (
        <ErrorDialog
          message="The calendar file could not be made. Check the connection and try again."
          onClose={() => setState(undefined)}
        />
      )}
    </>
  )
}
