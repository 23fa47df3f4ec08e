const date = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'Asia/Jakarta' })

/** "24 November 2025", by the clock in Jakarta: the pages are the same for every reader. */
export const formatDate = (iso: string) => date.format(new Date(iso))
