import { configure } from '@testing-library/react'
import { vi } from 'vitest'

// Waits for what must come; a busy machine may take its time.
configure({ asyncUtilTimeout: 90_000 })

// What jsdom lacks and pages ask for; nothing has a size there, so answers about sizes are of no use anyway.
const nothing = () => {}

vi.stubGlobal('matchMedia', (query: string) => ({
  // A wide screen with a pointer that hovers.
  matches: /min-width|hover: hover|pointer: fine/.test(query),
  media: query,
  addEventListener: nothing,
  removeEventListener: nothing,
}))
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = nothing
    unobserve = nothing
    disconnect = nothing
  },
)
vi.stubGlobal('scrollTo', nothing)
Object.assign(document, { fonts: { ready: Promise.resolve() } })
Element.prototype.scrollIntoView = nothing
Element.prototype.scrollTo = nothing
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
  },
})
Element.prototype.hasPointerCapture = () => false
