import { keepOffline } from './keep-offline.ts'

/** Keeps the session's page and files on the device, so that a reload without network still shows the paper. */
export function registerOfflineCopy() {
  addEventListener('load', () => keepOffline('/session/'))
}
