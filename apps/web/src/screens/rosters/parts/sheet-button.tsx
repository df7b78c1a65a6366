import type { RosterImport } from '@corridor/contract/people/roster-shapes'
import type { PlanKind } from '@corridor/domain/roster/plan/roster-plan'
import { saveBytes } from '@corridor/ui/save-file'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { callForFile, contract } from '../../../api/client.ts'
import { failed } from '../../../api/failed.tsx'
import { refusalWords } from '../../../frame/messages/refusal-words.ts'

interface Props {
  readonly it: RosterImport
  readonly kind?: PlanKind
  readonly words?: string
}

export function SheetButton({ it, kind, words = 'CSV of this check' }: Props) {
  const download = useMutation({
    mutationFn: () =>
      callForFile(contract.rosterImports.sheet, {
        params: { importId: it.id },
        query: kind ? { kind } : {},
      }),
    onSuccess: ({ name, bytes }) => saveBytes(name, bytes),
    onError: (error) =>
      failed(error, { message: refusalWords(error, 'The file did not arrive. Please try again.') }),
  })
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} stroke={1.8} />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {words}
    </Button>
  )
}
