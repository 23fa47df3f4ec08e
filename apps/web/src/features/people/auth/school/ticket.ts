const place = 'school-ticket'

/** What this tab keeps while it is at the school's provider: the ticket of the way back, and where to go then. */
export interface Ticket {
  ticket: string
  redirect: string | null
}

export function keepTicket(kept: Ticket): void {
  sessionStorage.setItem(place, JSON.stringify(kept))
}

export function readTicket(): Ticket | undefined {
  const text = sessionStorage.getItem(place)
  return text === null ? undefined : (JSON.parse(text) as Ticket)
}

/** It is good once. */
export function dropTicket(): void {
  sessionStorage.removeItem(place)
}
