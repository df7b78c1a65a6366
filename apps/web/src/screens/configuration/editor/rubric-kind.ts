import type {
  ExpandedRubricConfig,
  Indicator,
} from '@corridor/tools/tools/expanded-rubric/expanded-rubric.shape'
import { readRubricCsv } from '@corridor/tools/tools/expanded-rubric/set/read-rubric-csv'
import { rubricCsv } from '@corridor/tools/tools/expanded-rubric/set/rubric-csv'
import { readRubricJson, rubricJson } from '@corridor/tools/tools/expanded-rubric/set/rubric-json'
import { newId } from '../../../device/new-id.ts'
import { IndicatorForm } from './indicator-form.tsx'
import { isJson, type Kind, titleIn } from './kind.ts'
import { RubricForm } from './rubric-form.tsx'

export const rubricKind: Kind<ExpandedRubricConfig, Indicator> = {
  toolTypeId: 9,
  path: '/configuration/rubric',
  title: 'Rubrics',
  words: { set: 'rubric', one: 'indicator', many: 'indicators' },
  read: (content) => content as ExpandedRubricConfig,
  blank: (title) => ({
    title,
    attribution: '',
    levels: ['Beginning', 'Developing', 'Skilled', 'Leading'].map((label, index) => ({
      ...{ value: index + 1, label, mark: String(index + 1) },
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
  fromFile: (name, text, over) => {
    const { title, attribution, rules } = over ?? rubricKind.blank('')
    const kept = { title: title.trim() || titleIn(name), attribution, rules }
    const around = { ...kept, newId, ...(over && { before: over }) }
    const imported = isJson(name) ? readRubricJson(text) : readRubricCsv(text, around)
    return 'rubric' in imported ? { content: imported.rubric, errors: [] } : imported
  },
}
