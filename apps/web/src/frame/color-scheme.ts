// The kit's own names, so that it and the screens without it agree.
const KEY = 'mantine-color-scheme-value'

/** Before the first paint, also where the UI kit is not loaded. Absent or «auto»: the system's choice. */
export function applyColorScheme() {
  const chosen = localStorage.getItem(KEY)
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches
  const scheme = chosen === 'light' || chosen === 'dark' ? chosen : systemIsDark ? 'dark' : 'light'
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme)
}
