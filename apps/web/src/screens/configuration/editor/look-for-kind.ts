import type { LookFor, LookForSet } from '@corridor/tools/tools/custom-look-for/set/look-for-set.shape'
import { makeItem } from '@corridor/tools/tools/custom-look-for/set/make-set'
import { readSetCsv } from '@corridor/tools/tools/custom-look-for/set/read-set-csv'
import { setCsv } from '@corridor/tools/tools/custom-look-for/set/set-csv'
import { readSetJson, setJson } from '@corridor/tools/tools/custom-look-for/set/set-json'
import { newId } from '../../../device/new-id.ts'
import { isJson, type Kind, titleIn } from './kind.ts'
import { LookForForm } from './look-for-form.tsx'
import { SetForm } from './set-form.tsx'

export const lookForKind: Kind<LookForSet, LookFor> = {
  toolTypeId: 11,
  path: '/configuration/custom-look-for',
  title: 'Custom look-fors',
  words: { set: 'look-for set', one: 'item', many: 'items' },
  read: (content) => content as LookForSet,
  blank: (title) => ({
    title,
    purpose: '',
    domains: [{ id: 'domain-1', rank: '01m', title: 'Domain 1' }],
    items: [],
  }),
  titleOf: ({ title }) => title,
  withTitle: (content, title) => ({ ...content, title }),
  outline: ({ domains, items }) => ({ domains, entries: items }),
  withOutline: (content, { domains, entries }) => ({
    ...content,
    domains: [...domains],
    items: [...entries],
  }),
  entriesAt: 'items',
  nameOf: ({ prompt }) => prompt,
  newEntry: ({ id, code, domainId, rank }) =>
    makeItem({ id, code, prompt: '', looksLike: '', doesNotLookLike: '' }, domainId, rank),
  tried: (content) => content,
  only: (content, item) => ({ ...content, items: [item] }),
  EntryForm: LookForForm,
  ContentForm: SetForm,
  toCsv: setCsv,
  toJson: setJson,
  fromFile: (name, text, over) => {
    const { title, purpose } = over ?? lookForKind.blank('')
    const around = { title: title.trim() || titleIn(name), purpose, newId, ...(over && { before: over }) }
    const imported = isJson(name) ? readSetJson(text) : readSetCsv(text, around)
    return 'set' in imported ? { content: imported.set, errors: [] } : imported
  },
}
