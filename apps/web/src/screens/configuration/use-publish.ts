import type { Configuration } from '@corridor/contract/configurations'
import { Refusal } from '@corridor/contract/refusal'
import type { JsonObject } from '@corridor/domain/json'
import { useState } from 'react'
import { cache } from '../../api/cache.ts'
import { call, contract } from '../../api/client.ts'
import { failed } from '../../api/failed.tsx'
import { toast } from '../../frame/toasts.tsx'
import { askToPublish } from './ask-to-publish.tsx'
import { useFocusOnFault } from './use-focus-on-fault.ts'

const MOVED =
  'Somebody else published another version meanwhile. Yours was not published, and what you set is still here. Undo shows their version; Publish puts yours in its place.'
const FAILED = 'This was not published. What you set is still here. Please try again later.'

/** Publishes the next version, once it was asked whether. What was set stays, whatever the answer is. */
export function usePublish({ id, version }: Configuration, onPublished: (content: JsonObject) => void) {
  const [isPublishing, setIsPublishing] = useState(false)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  useFocusOnFault(faults)

  const send = async (content: JsonObject) => {
    setIsPublishing(true)
    setFaults({})
    try {
      const published = await call(contract.configurations.publish, {
        params: { configurationId: id },
        body: { baseVersion: version, content },
      })
      await refresh()
      onPublished(published.content)
      toast(`Version ${published.version} published`)
    } catch (error) {
      if (error instanceof Refusal && error.fields) setFaults(atTheTool(error.fields))
      else if (error instanceof Refusal && error.code === 'configuration-has-moved') {
        failed(error, { message: MOVED })
        await refresh()
      } else failed(error, { message: FAILED })
    }
    setIsPublishing(false)
  }
  return {
    publish: (content: JsonObject) => askToPublish({ version, onConfirm: () => void send(content) }),
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
