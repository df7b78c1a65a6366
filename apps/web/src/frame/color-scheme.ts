// The kit’s own names, so that the kit and the screens without it agree.
const KEY = 'mantine-color-scheme-value'

/**
 * Applies the color scheme before the first paint and from then on, even without the UI kit. Absent or “auto”: the
 * system’s choice.
 */
export function followColorScheme() {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const apply = () => {
    const chosen = localStorage.getItem(KEY)
    const scheme = chosen === 'light' || chosen === 'dark' ? chosen : system.matches ? 'dark' : 'light'
    document.documentElement.setAttribute('data-mantine-color-scheme', scheme)
  }
  system.addEventListener('change', apply)
  apply()
}
