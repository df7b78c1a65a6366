import type { ConfigurationDetails } from '@corridor/contract/configurations'
import { Refusal } from '@corridor/contract/refusal'
import type { JsonObject } from '@corridor/domain/json'
import { useState } from 'react'
import { call, contract } from '../../../api/client.ts'
import { failed } from '../../../api/failed.tsx'
import { toast } from '../../../frame/toasts.tsx'
import { askToPublish } from '../ask-to-publish.tsx'
import { notPublishedWords } from '../not-published.ts'
import { useFocusOnFault } from '../use-focus-on-fault.ts'
import { refresh } from './editor-queries.ts'
import type { Mapping } from './trends.ts'

const MOVED =
  'Another version was published meanwhile. Yours was not published, and what you wrote is still here. Look at it under Versions, then publish again.'

interface Outcomes {
  readonly onPublished: (published: ConfigurationDetails) => void
  /** Something in it is to be mended first. */
  readonly onRefused: (faults: Readonly<Record<string, string>>) => void
  /** Another version is out than the one that was changed. */
  readonly onMoved: () => void
}

/** Publishes the next version, once it was asked whether. What was written stays, whatever the answer is. */
export function usePublishSet(
  { id, version, school }: ConfigurationDetails,
  { onPublished, onRefused, onMoved }: Outcomes,
) {
  const [isPublishing, setIsPublishing] = useState(false)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  useFocusOnFault(faults)

  const send = async (content: JsonObject, mapping: Mapping) => {
    setIsPublishing(true)
    setFaults({})
    try {
      const body = { baseVersion: version, content, mapping }
      const published = await call(contract.configurations.publish, { params: { configurationId: id }, body })
      onPublished(published)
      toast(`Version ${published.version} published`)
      await refresh()
    } catch (error) {
      if (error instanceof Refusal && error.fields) {
        setFaults(error.fields)
        onRefused(error.fields)
      } else if (error instanceof Refusal && error.code === 'configuration-has-moved') {
        failed(error, { message: MOVED })
        onMoved()
        await refresh()
      } else failed(error, { message: notPublishedWords(error) })
    }
    setIsPublishing(false)
  }
  return {
    publish: (content: JsonObject, mapping: Mapping, summary: string) =>
      askToPublish({ version, school, summary, onConfirm: () => void send(content, mapping) }),
    isPublishing,
    faults,
  }
}
