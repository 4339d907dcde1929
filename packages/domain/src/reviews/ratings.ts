/** Aspects that guests rate, in the order of the form and the overview. */
export const ratingAspects = ['food', 'service', 'room'] as const;
export type RatingAspect = (typeof ratingAspects)[number];

/** The values of a rating, lowest first. */
export const starChoices = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof starChoices)[number];

/** The ratings of a review. Each aspect is optional: a pickup has no room, and older reviews have no ratings. */
export type Ratings = { readonly [Aspect in RatingAspect]?: Stars | undefined };

/** Numbers of reviews with one star, two stars and so on, for each aspect. */
type StarCounts = Readonly<Record<RatingAspect, readonly number[]>>;

/** The ratings of a product, or of all products of a venue. */
export interface RatingTotal extends StarCounts {
  /** Number of reviews with at least one rating. */
  readonly reviews: number;
}

export interface RatingOverview {
  /** Average of all ratings, with one decimal. */
  readonly average: number;
  readonly reviews: number;
  /** The rated aspects. `counts` are the numbers of reviews with one star, two stars and so on. */
  readonly aspects: readonly {
    readonly aspect: RatingAspect;
    readonly average: number;
    readonly counts: readonly number[];
  }[];
}

export const isStars = (value: unknown): value is Stars => starChoices.some((stars) => stars === value);

export const hasRatings = (ratings: Ratings): boolean => ratingAspects.some((aspect) => ratings[aspect] !== undefined);

const addUp = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Returns the average rating with one decimal, rounded half up. */
function calculateAverage(counts: readonly number[]): number {
  const stars = addUp(counts.map((count, index) => count * (index + 1)));
  return Math.round((stars * 10) / addUp(counts)) / 10;
}

const addCounts = (rows: readonly (readonly number[])[]): number[] =>
  starChoices.map((_, index) => addUp(rows.map((counts) => counts[index] ?? 0)));

/** Summarises the ratings of one or several products. Returns undefined if there are none. */
export function summarizeRatings(totals: readonly RatingTotal[]): RatingOverview | undefined {
  const aspects = ratingAspects.flatMap((aspect) => {
    const counts = addCounts(totals.map((total) => total[aspect]));
    return addUp(counts) === 0 ? [] : [{ aspect, average: calculateAverage(counts), counts }];
  });
  if (aspects.length === 0) return undefined;
  return {
    average: calculateAverage(addCounts(aspects.map(({ counts }) => counts))),
    reviews: addUp(totals.map(({ reviews }) => reviews)),
    aspects,
  };
}
