import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

const whole = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

/** A browser that asks nobody anything: no updates, no reports, no first-run pages. */
export const launchOptions: LaunchOptions = {
  executablePath: whole,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

const shell = '/usr/bin/chromium-headless-shell'

/** The engine without windows, for most journeys; the whole browser where it is missing. */
export const shellOptions: LaunchOptions = {
  ...launchOptions,
  executablePath: process.env['CHROMIUM_SHELL_PATH'] ?? (existsSync(shell) ? shell : whole),
}

export const phone = { width: 360, height: 740 }
export const laptop = { width: 1280, height: 800 }
