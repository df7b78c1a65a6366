import type { contract as Contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'
import { shortDay } from '@corridor/domain/calendar/day-words'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call, contract } from '../../../api/client.ts'
import { failed } from '../../../api/failed.tsx'
import { toast } from '../../../frame/messages/toasts.tsx'
import { educatorsChanged } from '../../../people/educator-queries.ts'

type Merged = ResponseOf<typeof Contract.educatorSets.duplicates>['merged'][number]

/** A merge that can still be taken back. */
export function MergedLine({ merged: { changeId, kept, otherName, by, on } }: { readonly merged: Merged }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(contract.educatorSets.undo, { params: { changeId } }),
    onSuccess: async ({ left }) => {
      await educatorsChanged()
      const why = left[0]?.why
      toast('Apart again', `What came after the merge stays with ${kept.name}.${why ? ` ${why}` : ''}`)
    },
    onError: (error) => failed(error, { message: 'The merge was not taken back. Please try again later.' }),
  })
  return (
    <li>
      <span>
        {otherName} was merged into <Link to={`/educators/${kept.id}`}>{kept.name}</Link> by {by} on{' '}
        {shortDay(on)}
      </span>
      <Button variant="default" loading={isPending} onClick={() => mutate()}>
        Undo
      </Button>
    </li>
  )
}
