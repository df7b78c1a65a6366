import { isJson, type SetKind, titleIn } from '../../../set-editor/set-kind.view.ts'
import type { LookFor, LookForSet } from '../set/look-for-set.shape.ts'
import { makeItem } from '../set/make-set.ts'
import { readSetCsv } from '../set/read-set-csv.ts'
import { setCsv } from '../set/set-csv.ts'
import { readSetJson, setJson } from '../set/set-json.ts'
import { LookForForm } from './look-for-form.configure.tsx'
import { SetForm } from './set-form.configure.tsx'

const lookForKind: SetKind<LookForSet, LookFor> = {
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
  fromFile: (name, text, { newId, over }) => {
    const { title, purpose } = over ?? lookForKind.blank('')
    const around = { title: title.trim() || titleIn(name), purpose, newId, ...(over && { before: over }) }
    const imported = isJson(name) ? readSetJson(text) : readSetCsv(text, around)
    return 'set' in imported ? { content: imported.set, errors: [] } : imported
  },
}

export default lookForKind
