import type { PlannedSending } from '@corridor/contract/observations/planned-sending'
import { momentIn } from '@corridor/domain/calendar/day-words'
import { firstName } from '@corridor/domain/people/first-name'
import { counted } from '@corridor/domain/words/count-words'
import { Empty } from '@corridor/ui/empty'
import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { call, contract } from '../../../../api/client.ts'
import { failed } from '../../../../api/failed.tsx'
import type { Kept } from '../../../../device/kept.ts'
import { useUser } from '../../../../frame/use-user.ts'
import notice from '../../notice.module.css'
import { plansChanged } from '../../observation-queries.ts'
import type { UnsentWords } from './unsent-words.ts'

interface Props {
  readonly kept: Kept
  readonly planned: PlannedSending
  readonly unsent: UnsentWords
  readonly onChange: () => void
}

/** A sending that is planned for a chosen moment, and can be changed until then. */
export function SendPlanned({ kept, planned, unsent, onChange }: Props) {
  const { time_zone: timeZone } = useUser().district
  const { cancel, isPending } = useUnplan({ kept, planned, unsent })
  const name = firstName(kept.document.educator.name)
  const others = planned.recipients.length
  const people = others === 0 ? name : `${name} and ${counted(others, 'colleague')}`
  return (
    <Empty title={`Goes to ${people} on ${momentIn(timeZone, planned.sendAt)}`}>
      <p role="status">
        {counted(planned.observations.length, 'tool')}, by the clock of your district. It is checked again
        then: if something has changed, nothing is sent and you are told.
      </p>
      <Button onClick={onChange}>Change it or send now</Button>
      <Button variant="default" loading={isPending} onClick={() => cancel()}>
        Do not send it
      </Button>
    </Empty>
  )
}

/** Says that a planned sending did not go out. */
export function SendRefused({ kept, planned, unsent }: Omit<Props, 'onChange'>) {
  const { time_zone: timeZone } = useUser().district
  const { cancel, isPending } = useUnplan({ kept, planned, unsent })
  return (
    <div className={notice.notice} role="alert">
      <IconAlertTriangle size={20} stroke={1.8} aria-hidden />
      <div className={notice.words}>
        <strong>It was not sent {momentIn(timeZone, planned.sendAt)}, as you had planned</strong>
        <p>{planned.refusedBecause}</p>
      </div>
      <Button variant="default" loading={isPending} onClick={() => cancel()}>
        Got it
      </Button>
    </div>
  )
}

function useUnplan({ kept: { id }, planned, unsent }: Omit<Props, 'onChange'>) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(contract.visits.unplan, { params: { observationId: id, sendId: planned.id } }),
    // What was written for the plan is not lost with it.
    onSuccess: () => unsent.write({ sendAt: null }),
    onError: (error) => failed(error, { message: 'Nothing was changed. Please try again later.' }),
    onSettled: () => plansChanged([id, ...planned.observations.filter((it) => it !== id)]),
  })
  return { cancel: mutate, isPending }
}
