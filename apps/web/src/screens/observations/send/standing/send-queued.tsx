import { firstName } from '@corridor/domain/people/first-name'
import { counted } from '@corridor/domain/words/count-words'
import { Empty } from '@corridor/ui/empty'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { holdWords, planHold } from '../../../../api/plan-hold.ts'
import type { Device } from '../../../../device/device.ts'
import type { Kept } from '../../../../device/kept.ts'
import { remedyOf, troubleWords } from '../../../../device/pill/trouble-words.ts'
import { unwritableWords } from '../../../../device/pill/unwritable-words.ts'
import { othersOf } from '../../../../device/store/sent-together.ts'
import { useSyncState } from '../../../../device/use-device.ts'
import { toolOf } from '../../../../tool-looks.ts'
import type { SendProps } from '../send-props.ts'

interface Props extends SendProps {
  readonly onChange: () => void
}

/** Says that the device sends: at once, or once there is a connection. */
export function SendQueued({ kept, device, onChange }: Props) {
  const state = useSyncState(kept.id)
  if (state === 'needs-you') {
    return (
      <Empty title="It has not been sent yet">
        <p role="alert">{whyNot(kept, device)}</p>
        {kept.trouble && remedyOf(kept.trouble, true) === 'try-again' && (
          <Button onClick={() => device.retry(kept.id)}>Try again</Button>
        )}
        <Button variant="default" onClick={onChange}>
          Change people or message
        </Button>
      </Empty>
    )
  }
  const isOnItsWay = state === 'saving'
  return (
    <Empty title={isOnItsWay ? `On its way to ${peopleWords(kept)}` : 'Kept on this device'}>
      <p role="status">{isOnItsWay ? 'This takes a moment.' : waitWords(kept, device)}</p>
      <Button variant="default" component={Link} to="/observations">
        Go to observations
      </Button>
    </Empty>
  )
}

function whyNot({ trouble }: Kept, device: Device): string {
  if (device.warnings().includes('unwritable')) return unwritableWords
  const why = trouble ? troubleWords(trouble) : 'You are signed out. Sign in to send it.'
  return `${why} It is safe on this device.`
}

/** What a sending waits for: all of its observations have to be there. */
function waitWords(kept: Kept, device: Device): string {
  const waitsFor = othersOf(device.list(), kept).find(({ trouble }) => trouble)
  const hold = device.isOffline() ? undefined : planHold()
  if (!waitsFor && hold)
    return `${holdWords[hold]} It goes to ${peopleWords(kept)} by itself once that is settled. You can go on.`
  if (!waitsFor) return `It goes to ${peopleWords(kept)} as soon as there is a connection. You can go on.`
  const { title } = toolOf(waitsFor.document.toolTypeId)
  return `It goes to ${peopleWords(kept)} once ${title} is ready: ${waitsFor.trouble?.message ?? ''}`
}

function peopleWords({ document, sending }: Kept): string {
  const others = sending?.recipients.length ?? 0
  const name = firstName(document.educator.name)
  return others === 0 ? name : `${name} and ${counted(others, 'colleague')}`
}
