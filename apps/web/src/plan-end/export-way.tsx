import type { Export } from '@corridor/contract/reports/exports'
import type { SignedInUser } from '@corridor/contract/sign-in/auth'
import { dayAndYear } from '@corridor/domain/calendar/day-words'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, contract } from '../api/client.ts'
import { failed } from '../api/failed.tsx'
import { isGranted } from '../api/session.ts'
import { newId } from '../device/new-id.ts'
import { DownloadButton } from '../exports/download-button.tsx'
import { exportsChanged, exportsWith, isUnderWay } from '../exports/export-queries.ts'
import { stateWords } from '../exports/export-words.ts'
import { refusalWords } from '../frame/messages/refusal-words.ts'
import { Way } from './way.tsx'

interface Props {
  /** The last day on which the export can be made. */
  readonly until: string
  readonly user: SignedInUser
}

/** Offers an export of the person’s own visits, which are theirs to take along. */
export function ExportWay({ until, user }: Props) {
  const isObserver = isGranted(user.roles, 'observation.create')
  const { data } = useQuery(exportsWith(undefined))
  // The id stays until the export is answered: a second tap, or a lost reply, begins no second one.
  const [id, setId] = useState(newId)
  const begin = useMutation({
    mutationFn: () => call(contract.exports.ask, { body: { id, scope: { kind: 'own' } } }),
    onSuccess: () => setId(newId()),
    onError: (error) =>
      failed(error, { message: refusalWords(error, 'The export did not begin. Please try again later.') }),
    onSettled: exportsChanged,
  })
  // Somebody who sees totals alone has no visits of their own.
  if (data && !data.choices.own) return null
  const last = data?.items.find(({ scope }) => scope.kind === 'own')
  return (
    <Way
      icon={IconDownload}
      title={isObserver ? 'Save your own visits' : 'Save the visits sent to you'}
      action={
        last?.file ? (
          <DownloadButton id={last.id} name={last.file.name} title="my visits" />
        ) : (
          <Button
            variant="default"
            disabled={!data}
            loading={begin.isPending || (last !== undefined && isUnderWay(last))}
            onClick={() => begin.mutate()}
          >
            Export my visits
          </Button>
        )
      }
    >
      {wayWords(last, until, user.district.time_zone)}
    </Way>
  )
}

function wayWords(last: Export | undefined, until: string, timeZone: string): string {
  const how = `Tables for any spreadsheet, until ${dayAndYear(until)}.`
  const isTold = last && (isUnderWay(last) || last.file || last.state === 'failed')
  return isTold ? `${how} ${stateWords(last, timeZone)}.`.replace('..', '.') : how
}
