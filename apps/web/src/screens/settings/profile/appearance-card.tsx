import { Card } from '@corridor/ui/card'
import { type MantineColorScheme, Radio, useMantineColorScheme } from '@mantine/core'
import styles from './profile.module.css'

export function AppearanceCard() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Card title="Appearance" subtitle="On this device.">
      <Radio.Group
        aria-label="Appearance"
        value={colorScheme}
        onChange={(chosen) => setColorScheme(isFixed(chosen) ? chosen : 'auto')}
      >
        <div className={styles.choices}>
          <Radio value="auto" label="As the system" />
          <Radio value="light" label="Light" />
          <Radio value="dark" label="Dark" />
        </div>
      </Radio.Group>
    </Card>
  )
}

function isFixed(chosen: string): chosen is MantineColorScheme {
  return chosen === 'light' || chosen === 'dark'
}
