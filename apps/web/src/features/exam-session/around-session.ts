/** What stands around the questions, in a file that comes when it is needed. */
export { BlockedView } from './blocked-view.tsx'
export { DisplayDialog } from './display-dialog.tsx'
export { InUseDialog } from './in-use-dialog.tsx'
export { LoginDialog } from './login-dialog.tsx'
export { ReceiptView } from './receipt-view.tsx'
export { SessionBanners } from './session-banners.tsx'
export { StartView } from './start-view.tsx'
