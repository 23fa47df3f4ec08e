/** What stands around the questions, in a file that follows after them. */
export { BlockedView } from './blocked-view.tsx'
export { DisplayDialog } from './display-dialog.tsx'
export { InUseDialog } from './in-use-dialog.tsx'
export { LoginDialog } from './login-dialog.tsx'
export { StartView } from './start-view.tsx'
