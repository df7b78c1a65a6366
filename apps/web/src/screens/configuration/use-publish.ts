import type { Configuration } from '@corridor/contract/configurations'
import { Refusal } from '@corridor/contract/refusal'
import type { JsonObject } from '@corridor/domain/json'
import { useState } from 'react'
import { cache } from '../../api/cache.ts'
import { call, contract } from '../../api/client.ts'
import { failed } from '../../api/failed.tsx'
import { toast } from '../../frame/toasts.tsx'
import { askToPublish } from './ask-to-publish.tsx'
import { notPublishedWords } from './not-published.ts'
import { useFocusOnFault } from './use-focus-on-fault.ts'

const MOVED =
  'Another version was published meanwhile. Yours was not published, and what you set is still here. Undo shows that version; Publish puts yours in its place.'

interface Outcomes {
  readonly onPublished: () => void
  /** Another version is out than the one that was changed. */
  readonly onMoved: () => void
}

/** Publishes the next version, once it was asked whether. What was set stays, whatever the answer is. */
export function usePublish({ id }: Configuration, { onPublished, onMoved }: Outcomes) {
  const [isPublishing, setIsPublishing] = useState(false)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  useFocusOnFault(faults)

  const send = async (content: JsonObject, baseVersion: number) => {
    setIsPublishing(true)
    setFaults({})
    try {
      const published = await call(contract.configurations.publish, {
        params: { configurationId: id },
        body: { baseVersion, content },
      })
      await refresh()
      onPublished()
      toast(`Version ${published.version} published`)
    } catch (error) {
      if (error instanceof Refusal && error.fields) setFaults(atTheTool(error.fields))
      else if (error instanceof Refusal && error.code === 'configuration-has-moved') {
        failed(error, { message: MOVED })
        onMoved()
        await refresh()
      } else failed(error, { message: notPublishedWords(error) })
    }
    setIsPublishing(false)
  }
  return {
    publish: (content: JsonObject, version: number) =>
      askToPublish({ version, onConfirm: () => void send(content, version) }),
    isPublishing,
    faults,
    forget: () => setFaults({}),
  }
}

function refresh() {
  return cache.invalidateQueries({ queryKey: [contract.configurations.list.path] })
}

/** The tool knows its fields without the envelope they travel in. */
function atTheTool(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, words]) => [path.replace(/^content\./, ''), words]),
  )
}
