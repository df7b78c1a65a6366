import {
  Button,
  Checkbox,
  type CSSVariablesResolver,
  createTheme,
  Input,
  type MantineColorsTuple,
  Menu,
  Modal,
  Tooltip,
} from '@mantine/core'

const petrol: MantineColorsTuple = [
  '#EEF6F7',
  '#DCECEF',
  '#B9D9DF',
  '#8FC5D0',
  '#74C8D8',
  '#3D8FA1',
  '#1F7183',
  '#0E5A6B',
  '#0A4250',
  '#08323D',
]

const marigold: MantineColorsTuple = [
  '#FDF0D2',
  '#FBE3B0',
  '#F9D68C',
  '#F7CB68',
  '#F4B73F',
  '#E5A020',
  '#B97F12',
  '#8F5E06',
  '#734800',
  '#4E3100',
]

export const theme = createTheme({
  colors: { petrol, marigold },
  primaryColor: 'petrol',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  fontFamily: 'var(--sans)',
  headings: { fontFamily: 'var(--sans)' },
  defaultRadius: 8,
  breakpoints: { xs: '30em', sm: '48em', md: '62em', lg: '75em', xl: '88em' },
  respectReducedMotion: true,
  components: {
    // Spec §9: tooltips wait 200 ms; menus stay 400 ms after the pointer has left.
    Tooltip: Tooltip.extend({
      defaultProps: { openDelay: 200, events: { hover: true, focus: true, touch: false } },
    }),
    Menu: Menu.extend({
      defaultProps: { trigger: 'click-hover', openDelay: 0, closeDelay: 400, shadow: 'md' },
    }),
    Modal: Modal.extend({ defaultProps: { size: 420, centered: true, radius: 12 } }),
    Button: Button.extend({ defaultProps: { radius: 10 } }),
    Checkbox: Checkbox.extend({ defaultProps: { radius: 5 } }),
    InputWrapper: Input.Wrapper.extend({
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    }),
  },
})

/** The kit draws with our tokens, so a colour is decided in one place. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--mantine-color-body': 'var(--bg)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-3)',
    '--mantine-color-error': 'var(--danger)',
    '--mantine-color-placeholder': 'var(--ink-3)',
    '--mantine-color-anchor': 'var(--brand)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--surface-2)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line-strong)',
    '--mantine-shadow-md': 'var(--shadow-2)',
    '--mantine-shadow-xl': 'var(--shadow-3)',
    '--mantine-line-height': '1.45',
  },
  light: {},
  dark: {},
})
