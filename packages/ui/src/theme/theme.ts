import {
  Button,
  type CheckboxProps,
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type InputWrapperProps,
  type MantineColorsTuple,
  Menu,
  Modal,
  Notification,
  type PasswordInputProps,
  Popover,
  type SegmentedControlProps,
  type TextInputProps,
  Tooltip,
  type VariantColorsResolver,
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

// The kit takes edges, fills and backgrounds of its controls from these two colors.
const gray: MantineColorsTuple = [
  '#F3F6F6',
  '#E9EFF0',
  '#E6ECED',
  '#D6DFE1',
  '#73848A',
  '#6D868D',
  '#5A6C73',
  '#43565D',
  '#2B3F46',
  '#14262C',
]

const dark: MantineColorsTuple = [
  '#E8F0F1',
  '#B4C5C9',
  '#93A7AC',
  '#7F979D',
  '#6D868D',
  '#223439',
  '#142126',
  '#0D171A',
  '#0A1316',
  '#070D0F',
]

/**
 * The colors of the kit’s variants: text on the brand color is light or dark with the scheme, which the kit decides
 * only once; its soft variant sinks in the dark.
 */
const colorsOfVariant: VariantColorsResolver = (input) => {
  const usual = defaultVariantColorsResolver(input)
  if ((input.color ?? 'petrol') !== 'petrol') return usual
  if (input.variant === 'filled') return { ...usual, color: 'var(--on-brand)' }
  if (input.variant !== 'light') return usual
  const hover = 'color-mix(in srgb, var(--brand-soft) 88%, var(--brand))'
  return { ...usual, background: 'var(--brand-soft)', hover, color: 'var(--brand)' }
}

export const theme = createTheme({
  colors: { petrol, marigold, gray, dark },
  primaryColor: 'petrol',
  variantColorResolver: colorsOfVariant,
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  fontFamily: 'var(--sans)',
  headings: { fontFamily: 'var(--sans)' },
  defaultRadius: 8,
  breakpoints: { xs: '30em', sm: '48em', md: '62em', lg: '75em', xl: '88em' },
  respectReducedMotion: true,
  components: {
    // Tooltips wait 200 ms; menus stay 400 ms after the pointer has left (specification §9).
    Tooltip: Tooltip.extend({
      defaultProps: { openDelay: 200, events: { hover: true, focus: true, touch: false } },
    }),
    Menu: Menu.extend({
      defaultProps: {
        trigger: 'click-hover',
        openDelay: 0,
        closeDelay: 400,
        shadow: 'md',
        // The placeholder is an empty element, which no menu may hold.
        withInitialFocusPlaceholder: false,
      },
      styles: {
        dropdown: { borderColor: 'var(--line)' },
        divider: { borderColor: 'var(--line)' },
        item: { minHeight: 40, fontWeight: 450 },
      },
    }),
    Modal: Modal.extend({
      defaultProps: {
        size: 420,
        padding: 24,
        centered: true,
        radius: 12,
        overlayProps: { color: 'var(--nav)', backgroundOpacity: 0.45 },
      },
      styles: {
        content: { background: 'var(--surface)' },
        header: { background: 'none', paddingBottom: 4 },
        title: { fontSize: 18, fontWeight: 660, lineHeight: 1.3 },
      },
    }),
    // Not by its component: what is never drawn at first is not loaded at first.
    Progress: { styles: { root: { backgroundColor: 'var(--line)' } } },
    Popover: Popover.extend({
      styles: { dropdown: { borderColor: 'var(--line)', boxShadow: 'var(--shadow-2)' } },
    }),
    Notification: Notification.extend({
      styles: { root: { boxShadow: 'var(--shadow-2)' }, icon: { background: 'none', color: 'var(--brand)' } },
    }),
    Button: Button.extend({ defaultProps: { radius: 10 } }),
    // Fields are named and not imported: they come with the forms, and not with every page.
    TextInput: { defaultProps: { size: 'md' } satisfies TextInputProps },
    PasswordInput: { defaultProps: { size: 'md' } satisfies PasswordInputProps },
    Checkbox: { defaultProps: { radius: 5 } satisfies CheckboxProps },
    SegmentedControl: { defaultProps: { withItemsBorders: false } satisfies Partial<SegmentedControlProps> },
    InputWrapper: {
      defaultProps: {
        inputWrapperOrder: ['label', 'input', 'description', 'error'],
      } satisfies InputWrapperProps,
      styles: {
        label: { marginBottom: 4, fontSize: '0.875rem', fontWeight: 600 },
        error: { fontSize: '0.875rem' },
      },
    },
  },
})

// The kit sets its colors per scheme; ours change by themselves, so both schemes name the same tokens.
const colors = {
  '--mantine-color-body': 'var(--bg)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-3)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-anchor': 'var(--brand)',
  '--mantine-color-disabled': 'var(--surface-2)',
  '--mantine-color-disabled-color': 'var(--ink-3)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--surface-2)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-primary-color-filled': 'var(--brand)',
  '--mantine-primary-color-filled-hover': 'var(--brand-strong)',
  '--mantine-primary-color-contrast': 'var(--on-brand)',
}

/** Has the kit draw with our tokens, so that a color is decided in one place. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--mantine-shadow-md': 'var(--shadow-2)',
    '--mantine-shadow-xl': 'var(--shadow-3)',
    '--mantine-line-height': '1.45',
  },
  light: colors,
  dark: colors,
})
