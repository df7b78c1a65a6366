import type { Configuration } from '@corridor/contract/configurations/configurations'
import type { JsonObject } from '@corridor/domain/data/json'
import { cache } from '../../../api/cache.ts'
import { call, contract, query } from '../../../api/client.ts'
import { useSending } from '../../../forms/use-sending.ts'
import { toast } from '../../../frame/messages/toasts.tsx'
import { askToPublish } from '../ask-to-publish.tsx'
import { notPublishedWords } from '../not-published.ts'

const MOVED =
  'Another version was published in the meantime. Yours was not published, and what you set is still here. Undo shows that version; Publish replaces it with yours.'

interface Outcomes {
  readonly onPublished: (sent: JsonObject, published: Configuration) => void
  /** Called when another version is out than the one that was changed. */
  readonly onMoved: (theirs: Configuration) => void
}

/** Publishes the next version of a configuration, after asking. */
export function usePublish({ id, toolTypeId }: Configuration, { onPublished, onMoved }: Outcomes) {
  const { queryKey } = query(contract.configurations.list, { query: { toolType: toolTypeId } })
  const { send, ...sending } = useSending({
    movedCode: 'configuration-has-moved',
    movedWords: MOVED,
    failedWords: notPublishedWords,
    onMoved: async () => {
      await refresh()
      const theirs = cache.getQueryData(queryKey)?.items.find((it) => it.id === id)
      if (theirs) onMoved(theirs)
    },
  })
  const publish = async (content: JsonObject, baseVersion: number) => {
    const request = { params: { configurationId: id }, body: { baseVersion, content } }
    const published = await call(contract.configurations.publish, request)
    await refresh()
    onPublished(content, published)
    toast(`Version ${published.version} published`)
  }
  return {
    ...sending,
    publish: (content: JsonObject, version: number) =>
      askToPublish({ version, onConfirm: () => void send(() => publish(content, version)) }),
  }
}

function refresh() {
  return cache.invalidateQueries({ queryKey: [contract.configurations.list.path] })
}
