/** Classes of an icon button in a row of actions. */
export const actionClasses =
  'grid size-11 place-items-center rounded-field text-muted hover:bg-sunken hover:text-ink'
