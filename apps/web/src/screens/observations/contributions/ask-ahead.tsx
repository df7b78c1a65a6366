import type { Observation } from '@corridor/contract/observations/observation-read'
import { firstName } from '@corridor/domain/people/first-name'
import { Button } from '@mantine/core'
import { IconMailQuestion } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call, contract } from '../../../api/client.ts'
import { failed } from '../../../api/failed.tsx'
import notice from '../notice.module.css'
import { observationChanged, observationOf } from '../observation-queries.ts'

/** Lets the observer ask the educator to rate their lesson first. A mail says so only if it is asked for here. */
export function AskAhead({
  observation,
  isMailOff = false,
}: {
  readonly observation: Pick<Observation, 'id' | 'asking' | 'educator'>
  /** Whether no email leaves yet. */
  readonly isMailOff?: boolean
}) {
  const { id, asking, educator } = observation
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(contract.observations.ask, { params: { observationId: id } }),
    onSuccess: observationChanged,
    onError: (error) => failed(error, { message: 'No email went out. Please try again later.' }),
  })
  if (!asking) return null
  const name = firstName(educator.name)
  return (
    <div className={notice.notice}>
      <IconMailQuestion size={20} stroke={1.8} aria-hidden />
      <p role="status">{askingWords(asking, name, isMailOff)}</p>
      {!asking.isMailed && !asking.isDone && asking.way !== 'none' && !isMailOff && (
        <Button variant="default" loading={isPending} onClick={() => mutate()}>
          Ask {name} by email
        </Button>
      )}
    </div>
  )
}

function askingWords(
  { isDone, isMailed, isShared, way }: NonNullable<Observation['asking']>,
  name: string,
  isMailOff: boolean,
): string {
  if (isDone) return `${name} has rated this lesson.`
  if (isMailed) return `${name} was asked by email to rate this lesson, and is not done yet.`
  if (way === 'none')
    return `${name} has neither an account nor an email address, and cannot rate this lesson.`
  if (!isShared) return `${name} is not asked to rate this lesson: nothing is written on this rubric yet.`
  if (way === 'link' && isMailOff)
    return `${name} cannot rate this lesson yet: that takes a link in an email, and no email leaves yet.`
  if (way === 'link')
    return `${name} can rate this lesson before you send it, by a link in an email. None has gone out.`
  return `${name} can rate this lesson before you send it, and finds it in Corridor. No email has gone out.`
}

/** `AskAhead` for an observation on this device: asked of the server, and absent without an answer. */
export function AskAheadOf({ id, isMailOff }: { readonly id: string; readonly isMailOff: boolean }) {
  const { data } = useQuery(observationOf(id))
  return data ? <AskAhead observation={data} isMailOff={isMailOff} /> : null
}
