/** The abbreviations of many who script a lesson. Each is typed with a space after it. */
const usual = [
  ['ss', 'students'],
  ['tchr', 'teacher'],
  ['grp', 'group'],
  ['grps', 'groups'],
  ['ptr', 'partner'],
  ['wb', 'whiteboard'],
  ['wksht', 'worksheet'],
  ['ntbk', 'notebook'],
  ['dn', 'Do now'],
  ['obj', 'objective'],
  ['tt', 'turn and talk'],
  ['hu', 'hands up'],
  ['w/', 'with'],
  ['w/o', 'without'],
  ['b/c', 'because'],
] as const

export const usualAbbreviations = () => usual.map(([short, long]) => ({ id: short, short, long }))
