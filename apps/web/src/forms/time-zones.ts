const unitedStates = [
  { value: 'America/New_York', label: 'Eastern time, New York' },
  { value: 'America/Chicago', label: 'Central time, Chicago' },
  { value: 'America/Denver', label: 'Mountain time, Denver' },
  { value: 'America/Phoenix', label: 'Mountain standard time, Phoenix' },
  { value: 'America/Los_Angeles', label: 'Pacific time, Los Angeles' },
  { value: 'America/Anchorage', label: 'Alaska time, Anchorage' },
  { value: 'Pacific/Honolulu', label: 'Hawaii time, Honolulu' },
  { value: 'America/Puerto_Rico', label: 'Atlantic time, Puerto Rico' },
]

/**
 * Every time zone the contract knows, the usual ones first; the current one is among them even if it has become
 * unusual.
 */
export function timeZoneChoices(current: string) {
  const usual = unitedStates.map(({ value }) => value)
  const all = new Set([...Intl.supportedValuesOf('timeZone'), current])
  const others = [...all].filter((zone) => !usual.includes(zone)).sort()
  return [
    { group: 'United States', items: unitedStates },
    { group: 'All others', items: others.map((value) => ({ value, label: value.replaceAll('_', ' ') })) },
  ]
}
