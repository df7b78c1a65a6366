import { call, contract } from '../../api/client.ts'
import { reloadUser } from '../../api/session.ts'
import { isDemoTab } from '../../api/tokens.ts'
import { replace } from '../../door/redirect.ts'
import { screen } from '../../routing/screen.ts'

/**
 * Opens the sample district in this tab alone, whoever is signed in elsewhere in the browser, and leads to its home.
 */
export default screen({
  load: async (cache) => {
    if (!isDemoTab()) await call(contract.auth.openDemo, {})
    await reloadUser()
    // The cache holds data of the tab’s last person.
    cache.clear()
    throw replace('/')
  },
  Component: () => null,
})
