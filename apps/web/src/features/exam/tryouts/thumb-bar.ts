/** What leads on stays above the bar of phones, within reach of a thumb; on a laptop it stands where it belongs. */
export const thumbBar =
  'sticky bottom-15.5 z-10 md:bottom-0 -mx-4 grid gap-3 border-t border-line bg-page px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:static lg:m-0 lg:mt-5 lg:border-0 lg:bg-transparent lg:p-0'
