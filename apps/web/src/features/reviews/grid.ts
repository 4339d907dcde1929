/** A review's picture at the left, its words beside it. */
export const reviewGrid =
  'grid grid-cols-[5.5rem_minmax(0,1fr)] gap-4 border-line border-b py-6 first:pt-0 last:border-b-0 md:grid-cols-[9rem_minmax(0,1fr)] md:gap-8';
