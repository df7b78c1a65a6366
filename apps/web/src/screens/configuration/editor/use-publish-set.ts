import type { ConfigurationDetails } from '@corridor/contract/configurations/configurations'
import type { JsonObject } from '@corridor/domain/data/json'
import type { Mapping } from '@corridor/tools/set-editor/trends'
import { call, contract } from '../../../api/client.ts'
import { useSending } from '../../../forms/use-sending.ts'
import { toast } from '../../../frame/messages/toasts.tsx'
import { askToPublish } from '../ask-to-publish.tsx'
import { notPublishedWords } from '../not-published.ts'
import { refresh } from '../sets/set-queries.ts'

const MOVED =
  'Another version was published in the meantime. Yours was not published, and what you wrote is still here. Look at it under Versions, then publish again.'

interface Outcomes {
  /** Runs the publishing while nothing else changes the draft. */
  readonly inTurn: (work: () => Promise<void>) => Promise<void>
  readonly onPublished: (published: ConfigurationDetails, sent: JsonObject) => void
  /** Called when something in the draft has to be mended first. */
  readonly onRefused: (faults: Readonly<Record<string, string>>) => void
  /** Called when another version is out than the one that was changed. */
  readonly onMoved: () => void
}

/** Publishes the next version of a set, after asking. */
export function usePublishSet(
  { id, version, school }: ConfigurationDetails,
  { inTurn, onPublished, onRefused, onMoved }: Outcomes,
) {
  const { send, isSending, faults, forget } = useSending({
    movedCode: 'configuration-has-moved',
    movedWords: MOVED,
    failedWords: notPublishedWords,
    onMoved: () => {
      onMoved()
      return refresh()
    },
    onFaults: onRefused,
  })
  const publish = async (content: JsonObject, mapping: Mapping) => {
    const request = { params: { configurationId: id }, body: { baseVersion: version, content, mapping } }
    const published = await call(contract.configurations.publish, request)
    onPublished(published, content)
    toast(`Version ${published.version} published`)
    await refresh()
  }
  return {
    publish: (content: JsonObject, mapping: Mapping, summary: string) => {
      const onConfirm = () => void send(() => inTurn(() => publish(content, mapping)))
      askToPublish({ version, school, summary, onConfirm })
    },
    isPublishing: isSending,
    faults,
    forgetFaults: forget,
  }
}
