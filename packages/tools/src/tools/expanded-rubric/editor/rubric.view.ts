import { isJson, type SetKind, titleIn } from '../../../set-editor/set-kind.view.ts'
import type { ExpandedRubricConfig, Indicator } from '../expanded-rubric.shape.ts'
import { readRubricCsv } from '../set/read-rubric-csv.ts'
import { rubricCsv } from '../set/rubric-csv.ts'
import { readRubricJson, rubricJson } from '../set/rubric-json.ts'
import { IndicatorForm } from './indicator-form.configure.tsx'
import { RubricForm } from './rubric-form.configure.tsx'

const rubricKind: SetKind<ExpandedRubricConfig, Indicator> = {
  read: (content) => content as ExpandedRubricConfig,
  blank: (title) => ({
    title,
    attribution: '',
    levels: ['Beginning', 'Developing', 'Skilled', 'Leading'].map((label, index) => ({
      value: index + 1,
      label,
      mark: String(index + 1),
    })),
    domains: [{ id: 'domain-1', rank: '01m', title: 'Domain 1' }],
    indicators: [],
    rules: { evidenceFor: 'ends', asksSelfRating: false, isQuick: false, showsOverall: false },
  }),
  titleOf: ({ title }) => title,
  withTitle: (content, title) => ({ ...content, title }),
  outline: ({ domains, indicators }) => ({ domains, entries: indicators }),
  withOutline: (content, { domains, entries }) => ({
    ...content,
    domains: [...domains],
    indicators: [...entries],
  }),
  entriesAt: 'indicators',
  nameOf: ({ title }) => title,
  newEntry: (at) => ({ ...at, title: '', descriptors: {}, attributes: [], weight: 1, roles: [] }),
  // Without a visit there is no evidence to pick from.
  tried: (content) => ({ ...content, rules: { ...content.rules, isQuick: true } }),
  only: (content, indicator) => ({ ...content, indicators: [indicator] }),
  EntryForm: IndicatorForm,
  ContentForm: RubricForm,
  toCsv: rubricCsv,
  toJson: rubricJson,
  fromFile: (name, text, { newId, over }) => {
    const { title, attribution, rules } = over ?? rubricKind.blank('')
    const kept = { title: title.trim() || titleIn(name), attribution, rules }
    const around = { ...kept, newId, ...(over && { before: over }) }
    const imported = isJson(name) ? readRubricJson(text) : readRubricCsv(text, around)
    return 'rubric' in imported ? { content: imported.rubric, errors: [] } : imported
  },
}

export default rubricKind
