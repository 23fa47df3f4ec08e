import { SharedClassPage } from '../features/office/reports/class/shared-page.tsx'
import { SharedRaportPage } from '../features/scores/raports/shared-raport-page.tsx'

/** What links show to whoever has them. */
export const sharedPages = { class: SharedClassPage, raport: SharedRaportPage }
