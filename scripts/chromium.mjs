import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fail, root, run, runTool } from './prepare.mjs'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Ubuntu's chromium-browser is only a pointer to a snap: what cannot say its version is no browser. */
const canRun = path => existsSync(path) && spawnSync(path, ['--version', '--no-sandbox']).status === 0

const findChromium = () => {
  const { chromium } = createRequire(join(root, 'package.json'))('@playwright/test')
  return [process.env.CHROMIUM_PATH, ...usualPlaces, chromium.executablePath()].filter(Boolean).find(canRun)
}

const shell = '/usr/bin/chromium-headless-shell'

const installFromSystem = async name => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env })
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env })
}

const installFromPlaywright = () => runTool('node_modules/@playwright/test/cli.js', ['install', 'chromium'])

/** The path of a Chromium that runs here, installed when there is none. */
export const prepareChromium = async () => {
  if (!findChromium()) await installFromSystem('chromium')
  if (!findChromium()) await installFromPlaywright()
  const found = findChromium()
  if (found) return found
  return fail(
    'Chromium tidak ada dan tidak bisa dipasang. Pasang sendiri, lalu: CHROMIUM_PATH=/alamat/chromium npm test',
  )
}

/** The path of its engine without windows, which takes less work for the same pages; `otherwise` where it is missing. */
export const prepareShell = async otherwise => {
  const wanted = process.env.CHROMIUM_SHELL_PATH ?? shell
  if (!canRun(wanted)) await installFromSystem('chromium-headless-shell')
  return canRun(wanted) ? wanted : otherwise
}
