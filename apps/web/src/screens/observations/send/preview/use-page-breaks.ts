import { type PageBreak, VisitSending } from '@corridor/contract/observations/visits'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, contract } from '../../../../api/client.ts'
import type { Words } from '../../../../device/kept.ts'
import { useFromDevice } from '../../../../device/use-device.ts'
import { sendingAsked } from '../sending-asked.ts'
import type { ToolToSend } from '../visit-to-send.ts'

const PAUSE_MS = 600
const none: readonly PageBreak[] = []

/** Where the pages of the PDF will begin, as the server lays them out; empty while it cannot be asked. */
export function usePageBreaks(tools: readonly ToolToSend[], words: Words): readonly PageBreak[] {
  const isOffline = useFromDevice((device) => device.isOffline(), false)
  const visitId = tools[0]?.kept.document.visitId ?? ''
  // The visit’s id stands for the sending’s, as nothing goes out here.
  const { data: asked } = VisitSending.safeParse(sendingAsked(visitId, tools, words))
  const [body] = useDebouncedValue(JSON.stringify(asked), PAUSE_MS)
  const { data } = useQuery({
    queryKey: [contract.visits.pages.path, visitId, body],
    queryFn: ({ signal }) => {
      const request = { params: { visitId }, body: VisitSending.parse(JSON.parse(body ?? '')) }
      return call(contract.visits.pages, request, signal)
    },
    enabled: asked !== undefined && body !== undefined && !isOffline,
    retry: false,
    placeholderData: keepPreviousData,
  })
  return data?.breaks ?? none
}
