import { whenDone } from '../cleanup.ts'
import { launchFirefox } from './firefox.ts'
import { createTab, type Tab } from './tab.ts'
import { launchWebKit } from './webkit.ts'

export type { Tab }

const launchers = { Firefox: launchFirefox, WebKit: launchWebKit }

export type OtherBrowserName = keyof typeof launchers

/** Visitors' browsers other than Chromium. */
export const otherBrowsers = Object.keys(launchers) as OtherBrowserName[]

/** Launches one of them, which ends with the test or file; `open` returns a tab in a fresh profile. */
export const launchOtherBrowser = async (name: OtherBrowserName) => {
  const browser = await launchers[name]()
  whenDone(browser.close)
  return {
    open: async (url: string): Promise<Tab> => {
      const driver = await browser.newDriver()
      whenDone(driver.close)
      const tab = createTab(driver)
      await tab.goto(url)
      return tab
    },
  }
}
